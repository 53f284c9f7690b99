import { normalizarBusca } from '../palavras/busca.ts';

/** How people shorten the heads of their columns. What may stand for two words ('Desc.', 'Est.', 'Nat.') is a name of the member itself, not here. */
const abreviaturas = new Map(
  Object.entries({
    anterior: 'ant',
    atual: 'atu',
    banco: 'bco',
    categoria: 'cat categ',
    celular: 'cel',
    certidao: 'cert',
    codigo: 'cod',
    complemento: 'compl',
    conta: 'cta',
    credito: 'cred',
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
    telefone: 'tel fone',
    titulo: 'tit',
    total: 'tot',
    unitario: 'unit',
    valor: 'vl vlr val',
    vencimento: 'venc vencto vcto vto',
    whatsapp: 'whats wpp zap',
  }).flatMap(([inteira, curtas]) => curtas.split(' ').map((curta) => [curta, inteira] as const)),
);

/** A head by its words alone: 'Cód. da mãe' and 'codigo mae' are one, and so are '% do 2º' and 'percentual 2'. */
export const cabecaPorExtenso = (coluna: string): string =>
  normalizarBusca(coluna)
    .replaceAll('%', ' percentual ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\b(\d)[ao]\b/g, '$1')
    .trim()
    .replaceAll(/\bd[aeo]s? /g, '')
    .replaceAll(/[a-z]+/g, (palavra) => abreviaturas.get(palavra) ?? palavra);
