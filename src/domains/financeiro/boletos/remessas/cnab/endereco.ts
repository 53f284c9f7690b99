import { paraBanco } from '#domains/financeiro/boletos/cnab/registro.ts';

export type EnderecoNaRemessa = { logradouro: string; numero: string; complemento: string; bairro: string; cidade: string; uf: string };

/** What the post shortens, in streets, complements and districts. */
const abreviaturas: Readonly<Record<string, string>> = {
  RUA: 'R',
  AVENIDA: 'AV',
  TRAVESSA: 'TV',
  PASSAGEM: 'PSG',
  PRACA: 'PC',
  ALAMEDA: 'AL',
  RODOVIA: 'ROD',
  ESTRADA: 'EST',
  VILA: 'VL',
  CONJUNTO: 'CJ',
  JARDIM: 'JD',
  PARQUE: 'PQ',
  RESIDENCIAL: 'RES',
  CONDOMINIO: 'COND',
  LOTEAMENTO: 'LOT',
  DOUTOR: 'DR',
  DOUTORA: 'DRA',
  PROFESSOR: 'PROF',
  PROFESSORA: 'PROFA',
  PRESIDENTE: 'PRES',
  GOVERNADOR: 'GOV',
  SENADOR: 'SEN',
  DEPUTADO: 'DEP',
  VEREADOR: 'VER',
  CONSELHEIRO: 'CONS',
  DESEMBARGADOR: 'DES',
  ENGENHEIRO: 'ENG',
  GENERAL: 'GAL',
  MARECHAL: 'MAL',
  ALMIRANTE: 'ALM',
  BRIGADEIRO: 'BRIG',
  CORONEL: 'CEL',
  MAJOR: 'MAJ',
  CAPITAO: 'CAP',
  TENENTE: 'TEN',
  PADRE: 'PE',
  SANTO: 'STO',
  SANTA: 'STA',
  SENHORA: 'SRA',
  NOSSA: 'N',
  APARTAMENTO: 'AP',
  APTO: 'AP',
  BLOCO: 'BL',
  QUADRA: 'QD',
  EDIFICIO: 'ED',
  CASA: 'CS',
};
const ligacoes = new Set(['DE', 'DA', 'DO', 'DAS', 'DOS', 'E']);
/** With fewer letters nobody recognizes a street. */
const ruaMinima = 10;
const lugarMinimo = 8;

const escrever = (texto: string): string => paraBanco(texto).replaceAll(/\s+/g, ' ').trim();
const abreviar = (texto: string): string =>
  texto
    .split(' ')
    .map((palavra) => abreviaturas[palavra] ?? palavra)
    .join(' ');
const semLigacoes = (texto: string): string =>
  texto
    .split(' ')
    .filter((palavra) => !ligacoes.has(palavra))
    .join(' ');
const juntar = (rua: readonly string[], lugar: readonly string[]): string =>
  [rua.filter((parte) => parte !== '').join(', '), ...lugar.filter((parte) => parte !== '')].join(' ').trim();

/** Street, house number and complement in so many columns. The street gives way, the number never. */
export function ruaEmColunas(e: EnderecoNaRemessa, largura: number): string {
  return enderecoEmColunas({ ...e, bairro: '', cidade: '', uf: '' }, largura);
}

/** The whole address, district and city too, where a layout has one column for it. */
export function enderecoEmColunas(e: EnderecoNaRemessa, largura: number): string {
  return caber(
    {
      rua: escrever(e.logradouro),
      numero: escrever(e.numero),
      complemento: escrever(e.complemento),
      bairro: escrever(e.bairro),
      cidade: escrever(e.cidade),
      uf: escrever(e.uf),
    },
    largura,
  );
}

type Partes = { rua: string; numero: string; complemento: string; bairro: string; cidade: string; uf: string };

/** As it is, or with ever more of it shortened until it fits; at last the name of the street is cut. */
function caber(inteiro: Partes, largura: number): string {
  const curta = { ...inteiro, rua: abreviar(inteiro.rua) };
  const curtos = { ...curta, complemento: abreviar(curta.complemento), bairro: abreviar(curta.bairro) };
  const secos = { ...curtos, rua: semLigacoes(curtos.rua), bairro: semLigacoes(curtos.bairro) };
  const semComplemento = { ...secos, complemento: '' };
  const lugarCurto = { ...semComplemento, cidade: semComplemento.cidade.slice(0, lugarMinimo) };
  const minimos = { ...lugarCurto, bairro: lugarCurto.bairro.slice(0, lugarMinimo) };
  const inteiroCabe = [inteiro, curta, curtos, secos].find((p) => escreverPartes(p).length <= largura);
  if (inteiroCabe) return escreverPartes(inteiroCabe);
  const cortavel = [secos, semComplemento, lugarCurto, minimos].find((p) => sobraParaRua(p, largura) >= Math.min(ruaMinima, p.rua.length));
  const escolhido = cortavel ?? minimos;
  return escreverPartes({ ...escolhido, rua: escolhido.rua.slice(0, Math.max(0, sobraParaRua(escolhido, largura))).trim() }).slice(
    0,
    largura,
  );
}

const escreverPartes = ({ rua, numero, complemento, bairro, cidade, uf }: Partes): string =>
  juntar([rua, numero, complemento], [bairro, [cidade, uf].filter((parte) => parte !== '').join('/')]);
const sobraParaRua = (p: Partes, largura: number): number => largura - (escreverPartes(p).length - p.rua.length);
