import { alfa, brancos, c, com, ddmmaaaa, type Descricao, diaDepois, num, type Registro, zeros } from './descricao.ts';
import * as f from './febraban.ts';

export type Layout240 = Record<'arquivo' | 'lote' | 'P' | 'Q' | 'R' | 'Y' | 'fimDoLote' | 'fimDoArquivo', Descricao>;
const base: Layout240 = {
  arquivo: f.arquivo,
  lote: f.lote,
  P: f.p,
  Q: f.q,
  R: f.r,
  Y: [],
  fimDoLote: f.fimDoLote,
  fimDoArquivo: f.fimDoArquivo,
};

const conta = (r: Registro) => r.arquivo.conta;
const especie = (tabela: Readonly<Record<string, string>>) => c(107, 108, 'espécie', (r) => tabela[conta(r).especie] ?? 'fora da tabela');
const soma = (digitos: string, pesos: readonly number[]): number =>
  [...digitos].toReversed().reduce((total, d, i) => total + Number(d) * (pesos[i % pesos.length] ?? 0), 0);
const onze = (digitos: string): string => {
  const d = 11 - (soma(digitos, [2, 3, 4, 5, 6, 7, 8, 9]) % 11);
  return d > 9 ? '0' : String(d);
};

/** Banco do Brasil, «CNAB 240 – Cobrança» with the particulars of the bank: convênio of seven digits, number of seventeen. */
const bancoDoBrasil: Layout240 = {
  ...base,
  arquivo: com(
    f.arquivo,
    c(33, 41, 'convênio', (r) => num(conta(r).convenio, 9)),
    c(42, 45, 'produto', '0014'),
    c(46, 47, 'carteira', (r) => conta(r).carteira),
    c(48, 50, 'variação', (r) => num(conta(r).complemento, 3)),
    brancos(51, 52),
    c(164, 166, 'versão', '083'),
  ),
  lote: com(
    f.lote,
    c(14, 16, 'versão', '042'),
    c(34, 42, 'convênio', (r) => num(conta(r).convenio, 9)),
    c(43, 46, 'produto', '0014'),
    c(47, 48, 'carteira', (r) => conta(r).carteira),
    c(49, 51, 'variação', (r) => num(conta(r).complemento, 3)),
    c(52, 53, 'teste', (r) => (conta(r).homologacao ? 'TS' : '  ')),
  ),
  P: com(
    f.p,
    c(38, 57, 'nosso número', (r) => `${conta(r).convenio}${num(r.t.numero, 10)}   `),
    c(58, 58, 'carteira', (r) => (conta(r).carteira === '17' ? '7' : '1')),
    especie({ ME: '04', DM: '02', DS: '04', RC: '17', OU: '17' }),
    // "Campo não tratado pelo sistema. Informar zeros": what the carteira has at the bank holds.
    zeros(224, 224, 'baixa'),
    zeros(225, 227, 'dias da baixa'),
  ),
  fimDoLote: com(f.fimDoLote, brancos(24, 240)),
};

/** Santander, H7815 of Apr/2018. */
const santander: Layout240 = {
  ...base,
  arquivo: com(
    f.arquivo,
    brancos(9, 16),
    c(17, 17, 'tipo de inscrição', '2'),
    c(18, 32, 'inscrição', (r) => num(r.arquivo.escola.cnpj, 15)),
    c(33, 47, 'código de transmissão', (r) => num(conta(r).codigoTransmissao, 15)),
    brancos(48, 72),
    brancos(152, 157),
    c(164, 166, 'versão', '040'),
    brancos(167, 240),
  ),
  lote: com(
    f.lote,
    c(14, 16, 'versão', '030'),
    brancos(34, 53),
    c(54, 68, 'código de transmissão', (r) => num(conta(r).codigoTransmissao, 15)),
    brancos(69, 73),
    brancos(200, 240),
  ),
  P: com(
    f.p,
    c(18, 21, 'agência', (r) => num(conta(r).agencia, 4)),
    c(22, 22, 'DV da agência', (r) => conta(r).agenciaDv || '0'),
    c(23, 31, 'conta', (r) => num(conta(r).numero, 9)),
    c(32, 32, 'DV da conta', (r) => conta(r).numeroDv),
    c(33, 41, 'conta de cobrança', (r) => num(conta(r).numero, 9)),
    c(42, 42, 'DV da conta de cobrança', (r) => conta(r).numeroDv),
    brancos(43, 44),
    c(45, 57, 'nosso número', (r) => num(r.t.numero, 12) + onze(num(r.t.numero, 12))),
    c(58, 58, 'tipo de cobrança', '5'),
    brancos(61, 62),
    zeros(101, 104, 'agência cobradora'),
    zeros(105, 105, 'DV da agência cobradora'),
    especie({ ME: '04', DM: '02', DS: '04', RC: '17' }),
    // Note 18: money has two decimals, a rate of interest five.
    c(127, 141, 'juros', ({ t }) => num(t.comEncargos ? t.jurosDia : Math.round(Number(t.taxaDeJuros) * 100_000), 15)),
    // Note 11: no discount until a day after the due date.
    c(143, 150, 'desconto até', ({ t }) => (t.desconto > 0 ? ddmmaaaa(t.vencimento) : '00000000')),
    zeros(221, 221, 'protesto'),
    zeros(225, 225, 'reservado'),
    c(226, 227, 'dias da baixa', (r) => num(conta(r).diasBaixa, 2)),
    zeros(228, 229, 'moeda'),
    brancos(230, 240),
  ),
  Q: com(f.q, zeros(210, 212, 'carnê'), zeros(213, 215), zeros(216, 218), zeros(219, 221), brancos(222, 240)),
  R: com(
    f.r,
    brancos(42, 65, 'reservado'),
    // No zero here any more: without a fine the percentage is none.
    c(66, 66, 'código da multa', '2'),
    c(67, 74, 'multa a partir de', ({ t }) => ddmmaaaa(diaDepois(t.limite))),
    brancos(180, 240),
  ),
  Y: [
    ...f.p.slice(0, 4),
    c(14, 14, 'segmento', 'Y'),
    brancos(15, 15),
    c(16, 17, 'movimento', '01'),
    c(18, 19, 'registro opcional', '03'),
    brancos(20, 80),
    c(81, 81, 'tipo da chave', '4'),
    c(82, 158, 'chave Pix', (r) => conta(r).pixChave.padEnd(77)),
    brancos(159, 240),
  ],
  fimDoLote: com(f.fimDoLote, brancos(24, 240)),
  fimDoArquivo: com(f.fimDoArquivo, brancos(30, 240)),
};

/** Caixa, SIGCB: a beneficiary of six digits where others have the account. */
const caixa: Layout240 = {
  ...base,
  arquivo: com(
    f.arquivo,
    zeros(33, 52, 'uso da Caixa'),
    c(59, 64, 'beneficiário', (r) => num(conta(r).convenio, 6)),
    zeros(65, 72),
    c(164, 166, 'versão', '050'),
    c(192, 211, 'fase', (r) => alfa(conta(r).homologacao ? 'REMESSA-TESTE' : 'REMESSA-PRODUCAO', 20)),
  ),
  lote: com(
    f.lote,
    zeros(12, 13),
    c(14, 16, 'versão', '030'),
    c(34, 39, 'beneficiário', (r) => num(conta(r).convenio, 6)),
    zeros(40, 53, 'uso da Caixa'),
    c(60, 65, 'beneficiário', (r) => num(conta(r).convenio, 6)),
    zeros(66, 73),
  ),
  P: com(
    f.p,
    c(24, 29, 'beneficiário', (r) => num(conta(r).convenio, 6)),
    zeros(30, 40, 'uso da Caixa'),
    c(41, 57, 'nosso número', (r) => `14${num(r.t.numero, 15)}`),
    zeros(62, 62, 'entrega'),
    c(63, 73, 'número do documento', (r) => alfa(r.t.documento.replaceAll(/\D/g, '').slice(-11), 11)),
    brancos(74, 77, 'uso da Caixa'),
    zeros(106, 106, 'DV da agência cobradora'),
    // C028 and C029: what is not protested is given back, after 5 to 120 days.
    c(224, 224, 'baixa', '1'),
    c(225, 227, 'dias da baixa', (r) => num(conta(r).diasBaixa, 3)),
  ),
  R: com(f.r, brancos(180, 229, 'e-mail do pagador'), brancos(230, 240)),
  fimDoLote: com(f.fimDoLote, zeros(47, 92, 'caucionada e descontada'), brancos(93, 240)),
  fimDoArquivo: com(f.fimDoArquivo, brancos(30, 240)),
};

/** Sicoob: number with its digit in ten columns, one installment, modality, A4. */
const sicoob: Layout240 = {
  ...base,
  arquivo: com(f.arquivo, zeros(72, 72), c(164, 166, 'versão', '081')),
  lote: com(f.lote, c(14, 16, 'versão', '040')),
  P: com(
    f.p,
    c(38, 47, 'nosso número', (r) => {
      const { agencia, convenio } = conta(r);
      const digitos = num(agencia, 4) + num(convenio, 10) + num(r.t.numero, 7);
      const resto = [...digitos].reduce((total, d, i) => total + Number(d) * ([3, 1, 9, 7][i % 4] ?? 0), 0) % 11;
      return num(r.t.numero, 9) + (resto < 2 ? '0' : String(11 - resto));
    }),
    c(48, 49, 'parcela', '01'),
    c(50, 51, 'modalidade', (r) => num(conta(r).complemento, 2)),
    c(52, 52, 'formulário', '4'),
    brancos(53, 57),
    zeros(59, 59, 'cadastramento'),
    brancos(60, 60, 'tipo de documento'),
    c(118, 118, 'código dos juros', ({ t }) => (t.juros === 0 ? '0' : t.comEncargos ? '1' : '2')),
    zeros(224, 224, 'baixa'),
    brancos(225, 227, 'dias da baixa'),
  ),
};

/** Sicredi: year, the beneficiary's byte 2, five digits, and the check digit. */
const sicredi: Layout240 = {
  ...base,
  arquivo: com(f.arquivo, brancos(58, 58, 'DV da agência'), c(164, 166, 'versão', '081'), c(167, 171, 'densidade', '01600')),
  lote: com(f.lote, c(14, 16, 'versão', '040'), brancos(59, 59, 'DV da agência')),
  P: com(
    f.p,
    brancos(23, 23, 'DV da agência'),
    c(38, 57, 'nosso número', (r) => {
      const { agencia, convenio, complemento } = conta(r);
      const numero = `${r.t.emissao.slice(2, 4)}2${num(r.t.numero, 5)}`;
      return alfa(numero + onze(num(agencia, 4) + num(complemento, 2) + num(convenio, 5) + numero), 20);
    }),
    c(60, 60, 'tipo de documento', '1'),
    especie({ ME: '99', DM: '03', DS: '99', RC: '17', OU: '99' }),
    // Always the one, always sixty.
    c(224, 224, 'baixa', '1'),
    c(225, 227, 'dias da baixa', '060'),
  ),
  R: com(f.r, brancos(100, 139, 'mensagem 3'), brancos(140, 179, 'mensagem 4'), brancos(231, 231)),
  fimDoLote: com(f.fimDoLote, zeros(24, 115, 'totais')),
};

export const layouts240: Readonly<Record<string, Layout240>> = {
  '001': bancoDoBrasil,
  '033': santander,
  '104': caixa,
  '748': sicredi,
  '756': sicoob,
};
