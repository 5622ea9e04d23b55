/**
 * The first halves of postal codes ("forward sortation areas") by neighbourhood, from Canada Post's public delivery
 * map. If two are given, the first is for the western part and the second for the eastern part. The table includes
 * names that are not on a city's map yet. A block is a city, then `name code` or `name code/code`, separated by `;`.
 */
export const POSTAL_AREAS = `
Toronto: Waterfront Communities M5V/M5J; Niagara M6K/M5V; Bay Street Corridor M5G; Church-Yonge Corridor M4Y/M5B;
Moss Park M5A; Regent Park M5A; Cabbagetown-South St. James Town M4X; North St. James Town M4X; Kensington-Chinatown
M5T; University M5S; Palmerston-Little Italy M6G; Trinity-Bellwoods M6J; Little Portugal M6J; Dufferin Grove M6H;
Roncesvalles M6R; High Park-Swansea M6S/M6P; High Park North M6P; South Parkdale M6K; Junction Area M6P;
Dovercourt-Wallace Emerson-Junction M6H; Annex M5R; Wychwood M6C; Corso Italia-Davenport M6E; Weston-Pelham Park
M6N; Casa Loma M5R; Yonge-St. Clair M4V/M4T; Rosedale-Moore Park M4W; Forest Hill South M5P; Forest Hill North M5P;
Humewood-Cedarvale M6C; Oakwood Village M6E; Briar Hill-Belgravia M6B; Caledonia-Fairbank M6E; Mount Pleasant West
M4P; Mount Pleasant East M4S; Yonge-Eglinton M4R/M4P; Leaside-Bennington M4G; Lawrence Park South M4R/M4N; Lawrence
Park North M5M/M4N; Bedford Park-Nortown M5M; Englemount-Lawrence M6A; Bridle Path-Sunnybrook-York Mills M2L; North
Riverdale M4K; South Riverdale M4M; Playter Estates-Danforth M4K; Blake-Jones M4J; Danforth M4J/M4C; Broadview North
M4K; Old East York M4C; Greenwood-Coxwell M4L; The Beaches M4E; East End-Danforth M4E; Woodbine Corridor M4L;
Taylor-Massey M4C; O'Connor-Parkview M4B; Thorncliffe Park M4H; Flemingdon Park M3C; Banbury-Don Mills M3B; Victoria
Village M4A; Parkwoods-Donalda M3A; Don Valley Village M2J; Henry Farm M2J; Pleasant View M2J; Hillcrest Village
M2H; Bayview Village M2K; Bayview Woods-Steeles M2M; Willowdale East M2N; Willowdale West M2R/M2N; Newtonbrook East
M2M; Newtonbrook West M2R/M2M; Westminster-Branson M2R; St. Andrew-Windfields M2P/M2L; Lansing-Westgate M2N;
Bathurst Manor M3H; Clanton Park M3H; Yorkdale-Glen Park M6A; Rustic M6L; Maple Leaf M6L; Brookhaven-Amesbury M6L;
York University Heights M3J; Black Creek M3N; Downsview-Roding M3M/M3K; Glenfield-Jane Heights M3N; Humber Summit
M9L; Humbermede M9M; Pelmo Park-Humberlea M9N; Weston M9N; Mount Dennis M6M; Beechborough-Greenbrook M6M;
Keelesdale-Eglinton West M6M; Rockcliffe-Smythe M6N; Lambton Baby Point M6S; Runnymede-Bloor West Village M6S;
Kingsway South M8X; Stonegate-Queensway M8Z/M8Y; Mimico M8V; New Toronto M8V; Long Branch M8W; Alderwood M8W;
Islington-City Centre West M9B/M8Z; Markland Wood M9C; Princess-Rosethorn M9A; Edenbridge-Humber Valley M9A;
Eringate-Centennial-West Deane M9C/M9B; Willowridge-Martingrove-Richview M9R; Humber Heights-Westmount M9P;
Kingsview Village-The Westway M9R/M9P; Elms-Old Rexdale M9W; Rexdale-Kipling M9W; Thistletown-Beaumond Heights M9V;
West Humber-Clairville M9W; Mount Olive-Silverstone M9V; Birchcliffe-Cliffside M1N; Oakridge M1L;
Clairlea-Birchmount M1L; Ionview M1K; Kennedy Park M1K; Cliffcrest M1M; Eglinton East M1J; Scarborough Village M1J;
Guildwood M1E; West Hill M1E; Highland Creek M1C; Centennial Scarborough M1C; Rouge M1B; Malvern M1B; Milliken M1V;
Agincourt North M1S; Agincourt South-Malvern West M1S; Steeles M1W/M1V; L'Amoreaux M1W; Tam O'Shanter-Sullivan M1T;
Wexford-Maryvale M1R; Dorset Park M1P; Bendale M1P/M1H; Woburn M1H/M1G; Morningside M1E

Mississauga: City Centre L5B; Port Credit L5H/L5G; Lorne Park L5H; Clarkson L5J; Lakeview L5E; Mineola L5G;
Cooksville L5B/L5A; Mississauga Valleys L5A; Applewood L4Y/L4X; Dixie L4Y; Erin Mills L5L; Central Erin Mills L5M;
Sheridan L5K; Erindale L5C; Creditview L5V; East Credit L5V; Streetsville L5M; Churchill Meadows L5M; Lisgar L5N;
Meadowvale L5N; Meadowvale Village L5W; Hurontario L5R/L4Z; Fairview L5B; Rathwood L4W; Malton L4T

Brampton: Downtown Brampton L6X/L6W; Bramalea L6T/L6S; Central Park L6S; Heart Lake L6Z; Snelgrove L7A; Springdale
L6R; Sandringham L6R; Castlemore L6P; Vales of Castlemore L6P; Fletchers Meadow L7A; Mount Pleasant L7A; Credit
Valley L6X; Bram West L6Y; Fletchers Creek South L6Y; Bram East L6P; Goreway L6T

Markham: Unionville L3R; Markham Village L3P; Thornhill L3T; Milliken Mills L3R/L3S; Middlefield L3S; Cornell L6B;
Berczy L6C; Wismer L6E; Angus Glen L6C; Cachet L6C; Cathedraltown L6C; Victoria Square L6C; Buttonville L3R;
Raymerville L3P; Downtown Markham L6G; Greensborough L6E; Box Grove L6B; Cedar Grove L6B; Legacy L3S

Vaughan: Woodbridge L4L; East Woodbridge L4L; Islington Woods L4L; Maple L6A; Kleinburg L4H; Vellore Village L4H;
Sonoma Heights L4H; Vaughan Metropolitan Centre L4K; Concord L4K; Thornhill Woods L4J; Beverley Glen L4J; Brownridge
L4J; Uplands L4J; Crestwood-Springfarm-Yorkhill L4J; Patterson L6A

Richmond Hill: Mill Pond L4C; Langstaff L4C/L4B; Bayview Hill L4B; Doncrest L4B; Headford L4B; Oak Ridges L4E;
Jefferson L4E; Westbrook L4C; Crosby L4C; Harding L4C; North Richvale L4C; South Richvale L4C; Observatory L4C;
Devonsleigh L4S; Rouge Woods L4S; Lake Wilcox L4E

Oakville: Old Oakville L6J; Bronte L6L; Bronte Creek L6M; Kerr Village L6K; Eastlake L6J; Clearview L6J; Ford L6J;
College Park L6H; Falgarwood L6H; Uptown Core L6H; River Oaks L6H; Glen Abbey L6M; Iroquois Ridge L6H; West Oak
Trails L6M; Joshua Meadows L6H; Palermo L6M

Burlington: Downtown L7R; Brant L7R; Roseland L7N; Longmoor L7L; Shoreacres L7L; Aldershot L7T; Tyandaga L7P; Brant
Hills L7P; Mountainside L7P; Palmer L7M; Headon Forest L7M; Millcroft L7M; Alton Village L7M; The Orchard L7L;
Appleby L7L

Pickering: Bay Ridges L1W; West Shore L1W; Liverpool L1X; Amberlea L1V; Highbush L1V; Dunbarton L1V; Woodlands L1V;
Rosebank L1W; Rougemount L1V; Duffin Heights L1X; Brock Ridge L1X; Village East L1V; Town Centre L1V; Seaton L1X

Ajax: South East Ajax L1S; South West Ajax L1S; Central Ajax L1S; Central West Ajax L1T; Central East Ajax L1T/L1Z;
North West Ajax L1T; North East Ajax L1T/L1Z; Pickering Village L1T

Whitby: Port Whitby L1N; Downtown Whitby L1N; Blue Grass Meadows L1N; Pringle Creek L1R; Williamsburg L1P; Rolling
Acres L1R; Taunton North L1R; Brooklin L1M; Lynde Creek L1P

Ottawa: Centretown K1R/K2P; ByWard Market K1N; Sandy Hill K1N; Lowertown K1N; The Glebe K1S; Old Ottawa East K1S;
Old Ottawa South K1S; Hintonburg K1Y; Mechanicsville K1Y; Civic Hospital K1Y; Westboro K2A/K1Z; Britannia K2B;
Little Italy K1R; Alta Vista K1H; Vanier K1L; Overbrook K1K; Manor Park K1K; New Edinburgh K1M; Rockcliffe Park K1M;
Carlington K1Z; Nepean K2G; Bells Corners K2H; Barrhaven K2J; Kanata K2L/K2K; Stittsville K2S; Hunt Club K1V; South
Keys K1V; Riverside South K4M; Findlay Creek K1T; Gloucester K1J; Blackburn Hamlet K1B; Orléans K1C/K4A;
Downtown K1P; LeBreton Flats K1R; Golden Triangle K2P; Lindenlea K1M; Dows Lake K1S; Wellington West K1Y;
McKellar Heights K2A; Carlingwood K2A; Bayshore K2B; Courtland Park K2C; Centrepointe K2G; Craig Henry K2G;
Elmvale Acres K1G; Riverside Park K1V; Greenboro K1T; Cyrville K1J; Beacon Hill K1J; Pineview K1B; Convent Glen K1C;
Avalon K4A; Kanata Lakes K2T; Beaverbrook K2K; Bridlewood K2M; Glen Cairn K2L; Half Moon Bay K2J

Hamilton: Downtown L8P/L8N; Beasley L8R; Central L8R; Strathcona L8R; Corktown L8N; Durand L8P; Kirkendall L8P;
Westdale L8S; Ainslie Wood L8S; North End L8L; Landsdale L8L; Gibson L8L; Stipley L8L; St. Clair L8M; Blakeley L8M;
Crown Point L8H; Balfour L9C; Hill Park L8V; Rosedale L8K; Bartonville L8K; Stoney Creek L8G; Ancaster L9K/L9G;
Dundas L9H; Waterdown L8B;
Stinson L8N; Delta L8M

London: Downtown N6A/N6B; Old North N6A; Old South N6C; Wortley Village N6C; Old East Village N5W; Byron N6K;
Riverbend N6K; Oakridge N6H; Hyde Park N6H; Blackfriars N6H; Masonville N5X; Stoneybrook N5X; Uplands N5X;
Sunningdale N5X; Huron Heights N5Y; Carling N5Y; White Oaks N6E; Glen Cairn N5Z; Pond Mills N5Z; Westmount N6K;
Lambeth N6P; Argyle N5W/N5V;
Woodfield N6B; SoHo N6B; Hamilton Road N5Z; Northridge N5X; Sherwood Forest N6G; Whitehills N6H; Berkshire N6J;
Cleardale N6C; Riverside N6H; Southcrest N6J; Kipps Lane N5Y

Kitchener: City Commercial Core N2G; Victoria Park N2G; Mill-Courtland N2G; Mount Hope N2G; Northward N2H; King East
N2G; Forest Hill N2M; Stanley Park N2A; Heritage Park N2B; Rosemount N2B; Bridgeport N2K; Doon N2P; Pioneer Park
N2P; Country Hills N2E; Laurentian Hills N2E; Huron South N2R; Beechwood Forest N2N; Highland West N2N; Grand River
South N2A;
Civic Centre N2H; Cherry Hill N2M; Westmount N2M; Rockway N2G; Eastwood N2A; Central Frederick N2H;
Fairfield N2H; Centreville Chicopee N2A; Vanier N2C; Victoria Hills N2M; Forest Heights N2N; Laurentian West N2E;
Huron Park N2R; Rosenberg N2R; Hidden Valley N2C

Montréal: Ville-Marie H3A/H2L; Le Village H2L; Quartier latin H2X; Milton-Parc H2X; Sainte-Marie H2K; Vieux-Montréal
H2Y; Griffintown H3C; La Petite-Bourgogne H3J; Pointe-Saint-Charles H3K; Le Plateau-Mont-Royal H2W/H2J; Mile End
H2T; Outremont H2V; Rosemont H1Y/H1X; La Petite-Patrie H2S; Parc-Extension H3N; Villeray H2R/H2P; Saint-Michel H1Z;
Ahuntsic H3L/H2C; Cartierville H4K; Hochelaga H1W; Maisonneuve H1V; Mercier H1L; Tétreaultville H1L; Anjou H1K;
Saint-Léonard H1P; Montréal-Nord H1G; Rivière-des-Prairies H1E; Pointe-aux-Trembles H1A; Côte-des-Neiges H3W/H3T;
Notre-Dame-de-Grâce H4B/H4A; Verdun H4H/H4G; L'Île-des-Sœurs H3E; Côte-Saint-Paul H4E; Ville-Émard H4E; Saint-Henri
H4C; LaSalle H8P; Lachine H8S; Westmount H3Y; Saint-Laurent H4R/H4L; Pierrefonds H8Z;
Centre-Ville H3B; Golden Square Mile H3G; Shaughnessy Village H3H; Quartier des spectacles H2X; Centre-Sud H2L/H2K;
Île-des-Sœurs H3E; Loyola H4B; Hampstead H3X; Côte-Saint-Luc H4W; Snowdon H3X; Mont-Royal H3R;
Sault-au-Récollet H2B; Nouveau Saint-Laurent H4R; Mercier-Ouest H1N; Mercier-Est H1L; Roxboro H8Y

Québec: Vieux-Québec G1R; Saint-Jean-Baptiste G1R; Montcalm G1S; Saint-Roch G1K; Saint-Sauveur G1N; Limoilou
G1L/G1J; Maizerets G1J; Vanier G1M; Duberger G1P; Les Saules G1P; Lebourgneuf G2K; Sillery G1T; Sainte-Foy G1W/G1V;
Cap-Rouge G1Y; Charlesbourg G1H/G1G; Beauport G1E/G1C; Neufchâtel G2B; Loretteville G2A; Val-Bélair G3J; Saint-Émile
G3E; Lac-Saint-Charles G3G;
Vieux-Port G1K; Saint-Sacrement G1S; Vieux-Limoilou G1L; Lairet G1L; Cité-Universitaire G1V; Plateau G1V;
Saint-Louis G1W; Pointe-de-Sainte-Foy G1X; L'Aéroport G2G; Duberger–Les Saules G1P; Orsainville G1G; Giffard G1E;
Montmorency G1C

Halifax: Downtown B3J; South End B3H; North End B3K; West End B3L; Hydrostone B3K; Fairview B3N; Clayton Park B3M;
Armdale B3P; Purcell's Cove B3P; Spryfield B3R; Rockingham B3M; Bedford B4A; Timberlea B3T; Dartmouth B3A/B2Y;
Downtown Dartmouth B2Y; Woodside B2Y; Cole Harbour B2V; Eastern Passage B3G; Sackville B4C;
Schmidtville B3J; Dalhousie B3H; Quinpool B3L; Westmount B3L; Convoy Place B3K; Jollimore B3P; Cowie Hill B3P;
Leiblin Park B3R; Clayton Park West B3S; Bedford West B4B; Bedford South B4A; Lower Sackville B4C;
Brightwood B3A; North Dartmouth B3A; Crichton Park B3A; Manor Park B3A; Woodlawn B2W; Portland Estates B2W;
Westphal B2X; Fairmount B3N; Larry Uteck B3M; Bayers Lake B3S; Purcells Cove B3P; Herring Cove B3V

St. John's: Downtown A1C; Georgestown A1C; Rabbittown A1B; Quidi Vidi A1A; The Battery A1A; East End A1A; Airport
Heights A1A; Clovelly A1A; Churchill Park A1B; West End A1E; Cowan Heights A1E; Waterford Valley A1E; Kenmount
Terrace A1B; Shea Heights A1E; Southlands A1H; Galway A1H; Goulds A1S

Vancouver: Downtown V6Z/V6B; Gastown V6B; Chinatown V6A; West End V6G/V6E; Yaletown V6Z; Coal Harbour V6G/V6C;
Mount Pleasant V5Y/V5T; Strathcona V6A; Kitsilano V6K/V6J; Fairview V6H/V5Z; South Cambie V5Z; Riley Park V5V;
Point Grey V6R; Dunbar V6S; Arbutus Ridge V6L; Southlands V6N; Kerrisdale V6M; Shaughnessy V6J/V6H; Oakridge V5Z;
Marpole V6P; Sunset V5X; Kensington V5N; Victoria-Fraserview V5P; Grandview V5L; Hastings-Sunrise V5K; Renfrew V5M;
Collingwood V5R; Killarney V5S; University Endowment Lands V6T; Commercial Drive V5L; Dunbar-Southlands V6S;
Kensington-Cedar Cottage V5N; Olympic Village V5Y; Renfrew-Collingwood V5R; River District V5S

Surrey: Whalley V3T; City Centre V3T; Queen Mary Park V3V; Royal Heights V3V; Guildford V3R; Fleetwood V4N; Clayton
V4N; Newton V3W; Bear Creek V3W; Sullivan Station V3S; Cloverdale V3S; Panorama Ridge V3X; Fraser Heights V4N;
South Surrey V4A/V4P; Crescent Beach V4A; Ocean Park V4A; Sunnyside Park V4A; Grandview Heights V3Z; Morgan Creek
V3Z; Hazelmere V3Z; Bridgeview V3V; Cedar Hills V3V; Elgin Chantrell V4P; Port Kells V4N; Strawberry Hill V3W;
Sunnyside V4A/V4P

Victoria: Downtown V8W; Harris Green V8V; James Bay V8V; Fairfield V8V/V8S; Gonzales V8S; Fernwood V8T/V8R;
Rockland V8S; Jubilee V8R; North Park V8T; Hillside-Quadra V8T; Oaklands V8T; Burnside V9A/V8T; Rock Bay V8T;
Victoria West V9A; Oak Bay V8R; Burnside-Gorge V9A/V8T; Songhees V9A

Calgary: Beltline T2R; Downtown T2P; Downtown Commercial Core T2P; Eau Claire T2P; Downtown East Village T2G; East
Village T2G; Mission T2S; Inglewood T2G; Ramsay T2G; Kensington T2N; Hillhurst T2N; Sunnyside T2N; Parkdale T2N;
Bridgeland T2E; Renfrew T2E; Crescent Heights T2E; Capitol Hill T2M; Mount Pleasant T2M; Mount Royal T2T; Bankview
T2T; South Calgary T2T; Altadore T2T; Marda Loop T2T; Elbow Park T2S; Elboya T2S; Sunalta T3C; Scarboro T3C;
Killarney T3E; Lakeview T3E; Bowness T3B; Silver Springs T3B; Montgomery T3B; Varsity T3A; Dalhousie T3A; Edgemont
T3A; Brentwood T2L; Charleswood T2L; Huntington Hills T2K; Thorncliffe T2K; Beddington T3K; Panorama Hills T3K;
Evanston T3P; Sage Hill T3R; Nolan Hill T3R; Tuscany T3L; Royal Oak T3G; Arbour Lake T3G; Citadel T3G; Marlborough
T2A; Forest Lawn T2A; Temple T1Y; Rundle T1Y; Saddle Ridge T3J; Taradale T3J; Martindale T3J; Ogden T2C; Riverbend
T2C; Acadia T2J; Willow Park T2J; Lake Bonavista T2J; Haysboro T2V; Kingsland T2V; Oakridge T2V; Braeside T2W;
Woodbine T2W; Evergreen T2Y; Somerset T2Y; Sundance T2X; Legacy T2X; McKenzie Towne T2Z; Copperfield T2Z; Auburn
Bay T3M; Cranston T3M; Mahogany T3M; Seton T3M; Signal Hill T3H; Aspen Woods T3H; West Springs T3H; West Hillhurst
T2N

Edmonton: Downtown T5J; Rossdale T5K; Boyle Street T5H; McCauley T5H; Wîhkwêntôwin T5K; Old Strathcona T6E; Ritchie
T6E; Queen Alexandra T6E; Garneau T6G; Belgravia T6G; McKernan T6G; Glenora T5N; Crestwood T5N; Bonnie Doon T6C;
Strathearn T6C; Cloverdale T6C; Forest Heights T6A; Capilano T6A; Highlands T5W; Westmount T5M; Inglewood T5M; Mill
Woods T6K/T6L; Riverbend T6R; Terwillegar T6R; Windermere T6W; Rutherford T6W; Ellerslie T6X; Summerside T6X;
Duggan T6J; Jasper Park T5R; Laurier Heights T5R; Glenwood T5P; Callingwood T5T; Lewis Farms T5T; Castle Downs T5X;
Griesbach T5E; Londonderry T5C; Clareview T5A; Allendale T6H; Beverly T5W; Blue Quill T6J; Lewis Estates T5T;
Meadowlark Park T5R; Ottewell T6B; Riverdale T5H; Terwillegar Towne T6R; Windsor Park T6G

Winnipeg: Downtown R3C/R3B; Exchange District R3B; Osborne Village R3L; Wolseley R3G; West End R3G; Weston R3E;
River Heights R3N/R3M; Crescentwood R3M; Fort Rouge R3M/R3L; Fort Garry R3T; Tuxedo R3P; Linden Woods R3P; Whyte
Ridge R3Y; Bridgwater R3Y; Charleswood R3R; St. James R3J; St. Boniface R2H; Norwood R2H; Windsor Park R2J;
Southdale R2J; Island Lakes R2J; St. Vital R2M; River Park South R2N; Sage Creek R3X; North End R2W; West Kildonan
R2V; Garden City R2V; The Maples R2P; Elmwood R2L; East Kildonan R2K; North Kildonan R2G; Transcona R2C; Amber
Trails R2P; Dakota Crossing R2N; Fort Richmond R3T; Riverview R3L; St. John's R2W; Westwood R3K

Saskatoon: Central Business District S7K; Nutana S7N; Varsity View S7N; Buena Vista S7J; Grosvenor Park S7H;
Haultain S7H; Holliston S7H; City Park S7K; North Park S7K; Riversdale S7M; Pleasant Hill S7M; Caswell Hill S7L;
Westmount S7L; Mount Royal S7L; Sutherland S7N; Forest Grove S7S; Erindale S7S; Arbor Creek S7S; Willowgrove S7W;
Evergreen S7W; Brighton S7V; Rosewood S7V; Briarwood S7V; Wildwood S7H; College Park S7H; Stonebridge S7T; Avalon
S7J; Lakeview S7J; Silverwood Heights S7K; Lawson Heights S7K; River Heights S7K; Hampton Village S7R; Montgomery
Place S7M; Brevoort Park S7H; Confederation Park S7L; Exhibition S7J; Kensington S7L; Mayfair S7L
`;
