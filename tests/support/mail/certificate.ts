/**
 * A certificate for "localhost" and 127.0.0.1 that signed itself, valid until 2126, with its key. It protects nothing: it
 * lets tests speak TLS with a server of their own.
 */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUKJ2/txPm4N2oFkb4ew3kD5HqnxkwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzE3MzYwNloYDzIxMjYxMDMw
MTczNjA2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASgyXd93yKt9795j18ZoGVyPvok6NcTEOVR25cWOBo0Duz0G24aGFdy
2loGcFhbjLjbr/7pFbOhnDNzHwtZ4K0Yo28wbTAdBgNVHQ4EFgQUm7nZG/VpKk7J
KigEve9z+TzmnjYwHwYDVR0jBBgwFoAUm7nZG/VpKk7JKigEve9z+TzmnjYwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgKFmgCLkA9TXIyFhpmtw7pRMQ9zAYYrMlWMldhLmxyoACIQDk
UghiPFmSRRwRawf1HFSw1PZbdk29yFFS58t9OjWpDA==
-----END CERTIFICATE-----
`;

/** The private key of the certificate. */
export const PRIVATE_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgbdpXRD72OfpzWe0Q
rUu+bwdfNZM92XB3IUgkxz2NQQmhRANCAASgyXd93yKt9795j18ZoGVyPvok6NcT
EOVR25cWOBo0Duz0G24aGFdy2loGcFhbjLjbr/7pFbOhnDNzHwtZ4K0Y
-----END PRIVATE KEY-----
`;
