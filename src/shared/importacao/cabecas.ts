import { normalizarBusca } from '../palavras/busca.ts';

/** How people shorten the heads of their columns. What may stand for two words ('Desc.', 'Est.', 'Nat.') is a name of the member itself, not here. */
const abreviaturas = new Map(
  Object.entries({
    acrescimo: 'acresc',
    anterior: 'ant',
    atual: 'atu',
    baixado: 'bx',
    banco: 'bco',
    cancelado: 'canc',
    categoria: 'cat categ',
    celular: 'cel',
    certidao: 'cert',
    codigo: 'cod',
    complemento: 'compl',
    conta: 'cta',
    credito: 'cred',
    deducao: 'abat abatim',
    data: 'dt',
    debito: 'deb',
    devedor: 'dev',
    documento: 'doc docto',
    embalagem: 'emb',
    emissao: 'emis',
    endereco: 'end ender',
    filiacao: 'fil',
    financeiro: 'fin financ',
    fornecedor: 'forn fornec',
    grupo: 'grp',
    historico: 'hist',
    inicial: 'ini inic',
    liquido: 'liq',
    matricula: 'mat matr',
    maximo: 'max',
    minimo: 'min',
    municipio: 'mun munic',
    'data nascimento': 'dtnasc',
    nascimento: 'nasc nascto dn',
    numero: 'num nro nr',
    original: 'orig',
    pagamento: 'pgto pagto',
    pago: 'pg pgo',
    parcela: 'parc',
    percentual: 'perc',
    produto: 'prod',
    quantidade: 'qtd qtde qt quant',
    // What is left of R$.
    reais: 'r',
    recebido: 'receb',
    referencia: 'ref',
    residencial: 'res resid',
    responsavel: 'resp respons',
    saldo: 'sdo sld',
    situacao: 'sit',
    telefone: 'tel fone',
    titulo: 'tit',
    total: 'tot',
    unitario: 'unit',
    valor: 'vl vlr val',
    vencimento: 'venc vencto vcto vto',
    whatsapp: 'whats wpp zap',
  }).flatMap(([inteira, curtas]) => curtas.split(' ').map((curta) => [curta, inteira] as const)),
);

const plurais: readonly (readonly [RegExp, string])[] = [
  [/oes$/, 'ao'],
  [/(..[aeou])is$/, '$1l'],
  [/ns$/, 'm'],
  [/([^s])s$/, '$1'],
];
function noSingular(palavra: string): string {
  const plural = palavra.length > 3 ? plurais.find(([fim]) => fim.test(palavra)) : undefined;
  return plural ? palavra.replace(plural[0], plural[1]) : palavra;
}

/** A word without what number and gender add to it: 'pagos' and 'paga' are one, and so are 'valores' and 'valor'. */
function radical(palavra: string): string {
  const um = noSingular(palavra);
  return um.length > 3 ? um.replace(/[aeo]$/, '') : um;
}

/** The words of a list as they are looked for: whole sheets are read by them, cell by cell. */
const procuradas = new WeakMap<readonly string[], ReadonlySet<string>>();
function procuradasDe(lista: readonly string[]): ReadonlySet<string> {
  const lidas = procuradas.get(lista) ?? new Set(lista.map((dita) => (noSingular(dita) === dita ? radical(dita) : dita)));
  procuradas.set(lista, lidas);
  return lidas;
}

/**
 * Whether a word of a head is one of a list, in whatever number and gender. What is listed in the plural is meant in it alone: 'parcelas' are how many, a
 * 'parcela' may be an amount.
 */
export const isUmaDe = (palavra: string, lista: readonly string[]): boolean =>
  procuradasDe(lista).has(palavra) || procuradasDe(lista).has(radical(palavra));

/** A head by its words alone: 'Cód. da mãe' and 'codigo mae' are one, and so are '% do 2º' and 'percentual 2'. */
export const cabecaPorExtenso = (coluna: string): string =>
  normalizarBusca(coluna)
    .replaceAll('%', ' percentual ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\b(\d)[ao]\b/g, '$1')
    .trim()
    .replaceAll(/\bd[aeo]s? /g, '')
    .replaceAll(/[a-z]+/g, (palavra) => abreviaturas.get(palavra) ?? abreviaturas.get(noSingular(palavra)) ?? palavra);
