import type { ParkFacts } from '../regionFacts.ts';
import { corners, trace } from '../trace.ts';

/** Parks of Ottawa, its greenbelt, and the ground of its institutions. */
export const OTTAWA_PARKS: readonly ParkFacts[] = [
  {
    name: 'Central Experimental Farm',
    crossed: true,
    outline: corners(
      `-75.7290 45.3870, -75.7230 45.3915, -75.7130 45.3955, -75.7085 45.3950, -75.7070 45.3900, -75.7040 45.3860, -75.7030 45.3820, -75.7045 45.3740, -75.7130 45.3715, -75.7225 45.3685, -75.7240 45.3760, -75.7285 45.3800`,
    ),
  },
  {
    name: 'Dominion Arboretum',
    outline: trace(
      '-75.7050 45.3925, -75.7030 45.3905, -75.7020 45.3870, -75.7000 45.3835, -75.7030 45.3830, -75.7045 45.3865, -75.7070 45.3905',
    ),
  },
  {
    name: 'Parliament Hill',
    outline: corners(
      '-75.7045 45.4232, -75.7005 45.4255, -75.6975 45.4252, -75.6965 45.4240, -75.7025 45.4216',
    ),
  },
  {
    name: "Major's Hill Park",
    outline: corners('-75.6985 45.4268, -75.6965 45.4262, -75.6960 45.4285, -75.6975 45.4300'),
  },
  {
    name: 'Confederation Park',
    outline: corners('-75.6935 45.4228, -75.6915 45.4210, -75.6900 45.4222, -75.6920 45.4238'),
  },
  {
    name: 'LeBreton Flats Park',
    outline: corners(
      '-75.7170 45.4180, -75.7120 45.4195, -75.7085 45.4195, -75.7110 45.4178, -75.7150 45.4160',
    ),
  },
  {
    name: 'Lansdowne Park',
    outline: corners(
      '-75.6865 45.4000, -75.6820 45.4020, -75.6790 45.4000, -75.6815 45.3972, -75.6850 45.3965',
    ),
  },
  {
    name: 'Brewer Park',
    outline: corners(
      '-75.6935 45.3885, -75.6890 45.3900, -75.6860 45.3870, -75.6890 45.3850, -75.6930 45.3862',
    ),
  },
  {
    name: 'Vincent Massey Park',
    outline: trace(
      '-75.6970 45.3820, -75.6930 45.3840, -75.6870 45.3825, -75.6890 45.3795, -75.6950 45.3785',
    ),
  },
  {
    name: 'Hog’s Back Park',
    outline: trace('-75.6970 45.3720, -75.6945 45.3760, -75.6920 45.3750, -75.6925 45.3705'),
  },
  {
    name: 'Mooney’s Bay Park',
    outline: trace(
      '-75.6915 45.3700, -75.6890 45.3690, -75.6900 45.3640, -75.6935 45.3610, -75.6945 45.3625, -75.6925 45.3660',
    ),
  },
  {
    name: 'Strathcona Park',
    outline: trace(
      '-75.6730 45.4285, -75.6700 45.4290, -75.6685 45.4245, -75.6705 45.4240, -75.6715 45.4262',
    ),
  },
  {
    name: 'Rideau Hall',
    outline: corners(
      '-75.6910 45.4440, -75.6850 45.4470, -75.6815 45.4450, -75.6840 45.4415, -75.6885 45.4415',
    ),
  },
  {
    name: 'Rockcliffe Park',
    outline: trace(
      '-75.6900 45.4478, -75.6840 45.4515, -75.6760 45.4545, -75.6740 45.4530, -75.6800 45.4500, -75.6860 45.4465',
    ),
  },
  {
    name: 'Stanley Park',
    outline: trace(
      '-75.6850 45.4385, -75.6800 45.4362, -75.6770 45.4345, -75.6760 45.4355, -75.6800 45.4380, -75.6845 45.4400',
    ),
  },
  {
    name: 'Britannia Park',
    outline: trace(
      '-75.8040 45.3660, -75.7990 45.3665, -75.7960 45.3640, -75.7980 45.3615, -75.8030 45.3620',
    ),
  },
  {
    name: 'Andrew Haydon Park',
    outline: trace(
      '-75.8350 45.3550, -75.8230 45.3545, -75.8150 45.3550, -75.8160 45.3535, -75.8330 45.3530',
    ),
  },
  {
    name: 'Westboro Beach',
    kind: 'beach',
    outline: trace('-75.7640 45.3935, -75.7600 45.3965, -75.7590 45.3958, -75.7630 45.3925'),
  },
  {
    name: 'Hampton Park',
    outline: corners('-75.7400 45.3885, -75.7370 45.3900, -75.7350 45.3875, -75.7380 45.3860'),
  },
  {
    name: 'Bruce Pit',
    outline: trace('-75.8010 45.3230, -75.7950 45.3280, -75.7890 45.3250, -75.7930 45.3190'),
  },
  {
    name: 'Conroy Pit',
    outline: trace('-75.6350 45.3540, -75.6270 45.3560, -75.6250 45.3480, -75.6330 45.3460'),
  },
  {
    name: 'Stony Swamp',
    crossed: true,
    outline: trace(
      '-75.8700 45.3230, -75.8400 45.3290, -75.8180 45.3230, -75.8050 45.3100, -75.8050 45.2880, -75.8300 45.2740, -75.8520 45.2850, -75.8650 45.3050',
    ),
  },
  {
    name: 'Shirleys Bay',
    crossed: true,
    outline: trace(
      '-75.9100 45.3850, -75.8950 45.3760, -75.8830 45.3640, -75.8650 45.3560, -75.8800 45.3520, -75.9070 45.3500, -75.9250 45.3650',
    ),
  },
  {
    name: 'Mer Bleue',
    crossed: true,
    outline: trace(
      '-75.5750 45.4100, -75.5300 45.4200, -75.4900 45.4150, -75.4600 45.4000, -75.4800 45.3820, -75.5300 45.3800, -75.5700 45.3880',
    ),
  },
  {
    name: 'Pine Grove',
    crossed: true,
    outline: trace(
      '-75.6400 45.3450, -75.6150 45.3600, -75.5950 45.3720, -75.5800 45.3650, -75.5850 45.3450, -75.6100 45.3300',
    ),
  },
  {
    name: 'Pinhey Forest',
    outline: trace('-75.7480 45.3200, -75.7300 45.3270, -75.7230 45.3200, -75.7350 45.3120'),
  },
  {
    name: 'Parc Jacques-Cartier',
    outline: trace(
      '-75.7085 45.4330, -75.7075 45.4400, -75.7040 45.4465, -75.7060 45.4470, -75.7100 45.4420, -75.7105 45.4340',
    ),
  },
  {
    name: 'Parc de la Gatineau',
    outline: trace(
      '-75.7450 45.4320, -75.7600 45.4450, -75.7800 45.4650, -75.8100 45.4900, -75.8600 45.5300, -75.9500 45.5700, -76.0500 45.5900, -76.0500 45.5300, -75.9500 45.4900, -75.8800 45.4650, -75.8200 45.4400, -75.7700 45.4250',
    ),
  },
  {
    name: 'Beechwood Cemetery',
    kind: 'cemetery',
    outline: corners(
      '-75.6660 45.4455, -75.6610 45.4500, -75.6550 45.4510, -75.6545 45.4478, -75.6620 45.4440',
    ),
  },
  {
    name: 'Notre-Dame Cemetery',
    kind: 'cemetery',
    outline: corners('-75.6540 45.4410, -75.6520 45.4455, -75.6490 45.4450, -75.6485 45.4405'),
  },
  {
    name: 'Pinecrest Cemetery',
    kind: 'cemetery',
    outline: corners('-75.7750 45.3460, -75.7710 45.3475, -75.7690 45.3450, -75.7730 45.3432'),
  },
  {
    name: 'Carleton University',
    kind: 'campus',
    outline: corners(
      '-75.7010 45.3880, -75.6960 45.3900, -75.6930 45.3865, -75.6945 45.3840, -75.6985 45.3820, -75.7000 45.3845',
    ),
  },
  {
    name: 'University of Ottawa',
    kind: 'campus',
    outline: corners('-75.6880 45.4232, -75.6830 45.4253, -75.6790 45.4215, -75.6825 45.4190'),
  },
  {
    name: 'Algonquin College',
    kind: 'campus',
    outline: corners('-75.7600 45.3500, -75.7540 45.3525, -75.7510 45.3490, -75.7570 45.3465'),
  },
  {
    name: 'Civic Hospital',
    kind: 'hospital',
    outline: corners('-75.7230 45.3940, -75.7190 45.3955, -75.7175 45.3920, -75.7215 45.3905'),
  },
  {
    name: 'General Hospital',
    kind: 'hospital',
    outline: corners('-75.6520 45.4030, -75.6450 45.4030, -75.6450 45.4005, -75.6520 45.4000'),
  },
  {
    name: 'Montfort Hospital',
    kind: 'hospital',
    outline: corners('-75.6400 45.4460, -75.6370 45.4470, -75.6360 45.4450, -75.6390 45.4440'),
  },
  {
    name: "Tunney's Pasture",
    kind: 'campus',
    outline: corners('-75.7400 45.4065, -75.7340 45.4090, -75.7310 45.4065, -75.7360 45.4035'),
  },
  {
    name: 'Rockcliffe Airport',
    kind: 'airport',
    outline: trace(
      '-75.6550 45.4570, -75.6480 45.4605, -75.6380 45.4620, -75.6360 45.4590, -75.6450 45.4560',
    ),
  },
  {
    name: 'Ottawa Macdonald-Cartier International Airport',
    kind: 'airport',
    outline: trace(
      '-75.6900 45.3250, -75.6780 45.3330, -75.6600 45.3350, -75.6500 45.3250, -75.6450 45.3100, -75.6600 45.3020, -75.6850 45.3080',
    ),
  },
  {
    name: 'Ottawa Hunt and Golf Club',
    kind: 'golf',
    outline: trace('-75.6830 45.3395, -75.6700 45.3420, -75.6680 45.3360, -75.6800 45.3345'),
  },
  {
    name: 'Royal Ottawa Golf Club',
    kind: 'golf',
    outline: trace('-75.7750 45.4080, -75.7630 45.4140, -75.7590 45.4110, -75.7720 45.4040'),
  },
  {
    name: 'Rivermead Golf Club',
    kind: 'golf',
    outline: trace('-75.8180 45.3950, -75.8080 45.3980, -75.8050 45.3920, -75.8150 45.3895'),
  },
  {
    name: 'Hylands Golf Club',
    kind: 'golf',
    outline: trace('-75.6450 45.3370, -75.6350 45.3380, -75.6280 45.3300, -75.6400 45.3270'),
  },
  {
    name: 'Pineview Golf Course',
    kind: 'golf',
    outline: trace('-75.6000 45.4260, -75.5900 45.4320, -75.5830 45.4290, -75.5920 45.4220'),
  },
  {
    name: 'Stonebridge Golf Club',
    kind: 'golf',
    outline: trace('-75.7200 45.2600, -75.7080 45.2640, -75.7030 45.2570, -75.7150 45.2530'),
  },
  {
    name: 'Kanata Golf Club',
    kind: 'golf',
    outline: trace('-75.9280 45.3270, -75.9150 45.3330, -75.9080 45.3280, -75.9200 45.3220'),
  },
  {
    name: 'Ottawa Train Yards',
    kind: 'industrial',
    crossed: true,
    outline: corners(
      '-75.6580 45.4150, -75.6330 45.4130, -75.6310 45.4070, -75.6500 45.4060, -75.6600 45.4090',
    ),
  },
  {
    name: 'Sheffield Industrial Park',
    kind: 'industrial',
    crossed: true,
    outline: corners('-75.6300 45.4060, -75.6050 45.4120, -75.6000 45.4000, -75.6230 45.3920'),
  },
  {
    name: 'Colonnade Business Park',
    kind: 'industrial',
    crossed: true,
    outline: corners('-75.7210 45.3480, -75.7110 45.3510, -75.7070 45.3420, -75.7180 45.3390'),
  },
  {
    name: 'Kanata North Technology Park',
    kind: 'industrial',
    crossed: true,
    outline: corners('-75.9300 45.3440, -75.9050 45.3560, -75.8980 45.3460, -75.9150 45.3380'),
  },
];
