import type { Idioma } from '#shared/erros.ts';
import { BRASIL } from '#domains/pessoas/endereco.ts';

/** Countries and territories (ISO 3166-1); the browser knows how each language calls them. */
const siglas =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/** Countries by name in a language, ours first; each is stored by its Portuguese name, as people write it on an envelope here. */
export function opcoesDePais(idioma: Idioma): { valor: string; rotulo: string }[] {
  const [guardado, mostrado] = ['pt-BR', idioma === 'br' ? 'pt-BR' : 'en'].map(
    (lingua) => new Intl.DisplayNames(lingua, { type: 'region' }),
  );
  const opcoes = siglas.map((sigla) => ({
    valor: sigla === 'BR' ? BRASIL : (guardado?.of(sigla) ?? sigla),
    rotulo: mostrado?.of(sigla) ?? sigla,
  }));
  return opcoes.sort(
    (a, b) => Number(b.valor === BRASIL) - Number(a.valor === BRASIL) || a.rotulo.localeCompare(b.rotulo, idioma === 'br' ? 'pt-BR' : 'en'),
  );
}
