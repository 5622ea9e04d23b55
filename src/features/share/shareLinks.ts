/** The three networks of the share menu (L2), in its order. */
export const NETWORKS = ['facebook', 'x', 'linkedin'] as const;
export type Network = (typeof NETWORKS)[number];

/** Address of a network's own page that shares a link. */
export function shareLink(network: Network, url: string, title: string): string {
  const query = (entries: Record<string, string>) => new URLSearchParams(entries).toString();
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`;
    case 'x':
      return `https://x.com/intent/post?${query({ url, text: title })}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`;
  }
}
