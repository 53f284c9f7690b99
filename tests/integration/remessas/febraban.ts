import { alfa, brancos, c, ddmmaaaa, type Descricao, diaDepois, num, type Registro, type Titulo, zeros } from './descricao.ts';

/** FEBRABAN CNAB 240 V10.6, as far as the banks agree on it. */

const conta = (r: Registro) => r.arquivo.conta;
const tipoDe = (documento: string): string => (documento.length > 11 ? '2' : '1');
const comTermos = (t: Titulo): boolean => t.movimento !== '02';

export const arquivo: Descricao = [
  c(1, 3, 'banco', (r) => conta(r).banco),
  c(4, 7, 'lote', '0000'),
  c(8, 8, 'registro', '0'),
  brancos(9, 17),
  c(18, 18, 'tipo de inscrição', (r) => tipoDe(r.arquivo.escola.cnpj)),
  c(19, 32, 'inscrição', (r) => num(r.arquivo.escola.cnpj, 14)),
  brancos(33, 52, 'convênio'),
  c(53, 57, 'agência', (r) => num(conta(r).agencia, 5)),
  c(58, 58, 'DV da agência', (r) => conta(r).agenciaDv || ' '),
  c(59, 70, 'conta', (r) => num(conta(r).numero, 12)),
  c(71, 71, 'DV da conta', (r) => conta(r).numeroDv || ' '),
  brancos(72, 72, 'DV da agência e da conta'),
  c(73, 102, 'empresa', (r) => alfa(r.arquivo.escola.nome, 30)),
  c(103, 132, 'nome do banco', /^[A-Z][A-Z ]{29}$/),
  brancos(133, 142),
  c(143, 143, 'remessa', '1'),
  c(144, 151, 'gerado em', (r) => ddmmaaaa(r.arquivo.hoje)),
  c(152, 157, 'gerado às', /^([01]\d|2[0-3])[0-5]\d[0-5]\d$/),
  c(158, 163, 'NSA', (r) => num(r.arquivo.nsa, 6)),
  c(164, 166, 'versão', '000'),
  c(167, 171, 'densidade', '00000'),
  brancos(172, 191, 'uso do banco'),
  brancos(192, 211, 'uso da empresa'),
  brancos(212, 240),
];

export const lote: Descricao = [
  c(1, 3, 'banco', (r) => conta(r).banco),
  c(4, 7, 'lote', '0001'),
  c(8, 8, 'registro', '1'),
  c(9, 9, 'operação', 'R'),
  c(10, 11, 'serviço', '01'),
  brancos(12, 13),
  c(14, 16, 'versão', '000'),
  brancos(17, 17),
  c(18, 18, 'tipo de inscrição', (r) => tipoDe(r.arquivo.escola.cnpj)),
  c(19, 33, 'inscrição', (r) => num(r.arquivo.escola.cnpj, 15)),
  brancos(34, 53, 'convênio'),
  c(54, 58, 'agência', (r) => num(conta(r).agencia, 5)),
  c(59, 59, 'DV da agência', (r) => conta(r).agenciaDv || ' '),
  c(60, 71, 'conta', (r) => num(conta(r).numero, 12)),
  c(72, 72, 'DV da conta', (r) => conta(r).numeroDv || ' '),
  brancos(73, 73),
  c(74, 103, 'empresa', (r) => alfa(r.arquivo.escola.nome, 30)),
  brancos(104, 143, 'mensagem 1'),
  brancos(144, 183, 'mensagem 2'),
  c(184, 191, 'número da remessa', (r) => num(r.arquivo.nsa, 8)),
  c(192, 199, 'gravado em', (r) => ddmmaaaa(r.arquivo.hoje)),
  zeros(200, 207, 'data do crédito'),
  brancos(208, 240),
];

const detalhe = (segmento: string): Descricao => [
  c(1, 3, 'banco', (r) => conta(r).banco),
  c(4, 7, 'lote', '0001'),
  c(8, 8, 'registro', '3'),
  c(9, 13, 'sequência no lote', (r) => num(r.noLote, 5)),
  c(14, 14, 'segmento', segmento),
  brancos(15, 15),
  c(16, 17, 'movimento', (r) => r.t.movimento),
];

export const p: Descricao = [
  ...detalhe('P'),
  c(18, 22, 'agência', (r) => num(conta(r).agencia, 5)),
  c(23, 23, 'DV da agência', (r) => conta(r).agenciaDv || ' '),
  c(24, 35, 'conta', (r) => num(conta(r).numero, 12)),
  c(36, 36, 'DV da conta', (r) => conta(r).numeroDv || ' '),
  brancos(37, 37, 'DV da agência e da conta'),
  c(38, 57, 'nosso número', 'o banco diz o seu'),
  c(58, 58, 'carteira', '1'),
  c(59, 59, 'cadastramento', '1'),
  c(60, 60, 'tipo de documento', '2'),
  c(61, 61, 'quem emite', '2'),
  c(62, 62, 'quem distribui', '2'),
  c(63, 77, 'número do documento', (r) => alfa(r.t.documento, 15)),
  c(78, 85, 'vencimento', (r) => ddmmaaaa(r.t.vencimento)),
  c(86, 100, 'valor', (r) => num(r.t.valor, 15)),
  zeros(101, 105, 'agência cobradora'),
  brancos(106, 106, 'DV da agência cobradora'),
  c(107, 108, 'espécie', (r) => ({ ME: '21', DM: '02', DS: '04', RC: '17', OU: '99' })[conta(r).especie]),
  c(109, 109, 'aceite', (r) => (conta(r).aceite ? 'A' : 'N')),
  c(110, 117, 'emissão', (r) => ddmmaaaa(r.t.emissao)),
  c(118, 118, 'código dos juros', ({ t }) => (t.juros === 0 ? '3' : t.comEncargos ? '1' : '2')),
  c(119, 126, 'juros a partir de', ({ t }) => (t.juros === 0 ? '00000000' : ddmmaaaa(diaDepois(t.limite)))),
  c(127, 141, 'juros', ({ t }) => num(t.juros === 0 ? 0 : t.comEncargos ? t.jurosDia : t.juros, 15)),
  c(142, 142, 'código do desconto', ({ t }) => (t.desconto > 0 ? '1' : '0')),
  c(143, 150, 'desconto até', ({ t }) => (t.desconto > 0 ? ddmmaaaa(t.limite) : '00000000')),
  c(151, 165, 'desconto', (r) => num(r.t.desconto, 15)),
  zeros(166, 180, 'IOF'),
  zeros(181, 195, 'abatimento'),
  c(196, 220, 'identificação do título', (r) => r.t.identificador.padEnd(25)),
  c(221, 221, 'protesto', '3'),
  zeros(222, 223, 'dias do protesto'),
  c(224, 224, 'baixa', (r) => (conta(r).diasBaixa > 0 ? '1' : '2')),
  c(225, 227, 'dias da baixa', (r) => num(conta(r).diasBaixa, 3)),
  c(228, 229, 'moeda', '09'),
  zeros(230, 239, 'contrato'),
  brancos(240, 240),
];

export const q: Descricao = [
  ...detalhe('Q'),
  c(18, 18, 'tipo do pagador', '1'),
  c(19, 33, 'CPF do pagador', (r) => num(r.t.pagador.cpf, 15)),
  c(34, 73, 'pagador', (r) => alfa(r.t.pagador.nome, 40)),
  c(74, 113, 'rua', (r) => r.t.pagador.rua),
  c(114, 128, 'bairro', (r) => alfa(r.t.pagador.bairro, 15)),
  c(129, 136, 'CEP', (r) => r.t.pagador.cep),
  c(137, 151, 'cidade', (r) => alfa(r.t.pagador.cidade, 15)),
  c(152, 153, 'UF', (r) => r.t.pagador.uf),
  zeros(154, 169, 'avalista'),
  brancos(170, 209, 'nome do avalista'),
  zeros(210, 212, 'banco correspondente'),
  brancos(213, 240),
];

const mensagem = (i: number) => (x: Registro) => alfa(conta(x).instrucoes[i] ?? '', 40);
export const r: Descricao = [
  ...detalhe('R'),
  zeros(18, 41, 'desconto 2'),
  zeros(42, 65, 'desconto 3'),
  c(66, 66, 'código da multa', ({ t }) => (t.multa > 0 ? '2' : '0')),
  c(67, 74, 'multa a partir de', ({ t }) => (t.multa > 0 ? ddmmaaaa(diaDepois(t.limite)) : '00000000')),
  c(75, 89, 'multa', (x) => num(x.t.multa, 15)),
  brancos(90, 99),
  c(100, 139, 'mensagem 3', mensagem(0)),
  c(140, 179, 'mensagem 4', mensagem(1)),
  brancos(180, 199),
  zeros(200, 215, 'débito automático'),
  brancos(216, 216, 'DV da agência do débito'),
  zeros(217, 228, 'conta do débito'),
  brancos(229, 230, 'DVs do débito'),
  zeros(231, 231, 'aviso do débito'),
  brancos(232, 240),
];

const entradas = (x: Registro): Titulo[] => x.arquivo.titulos.filter((t) => t.movimento === '01');
export const fimDoLote: Descricao = [
  c(1, 3, 'banco', (x) => conta(x).banco),
  c(4, 7, 'lote', '0001'),
  c(8, 8, 'registro', '5'),
  brancos(9, 17),
  c(18, 23, 'registros do lote', (x) => num(x.registros - 2, 6)),
  c(24, 29, 'títulos', (x) => num(entradas(x).length, 6)),
  c(30, 46, 'valor dos títulos', (x) =>
    num(
      entradas(x).reduce((soma, t) => soma + t.valor, 0),
      17,
    ),
  ),
  zeros(47, 115, 'outras carteiras'),
  brancos(116, 240),
];
export const fimDoArquivo: Descricao = [
  c(1, 3, 'banco', (x) => conta(x).banco),
  c(4, 7, 'lote', '9999'),
  c(8, 8, 'registro', '9'),
  brancos(9, 17),
  c(18, 23, 'lotes', '000001'),
  c(24, 29, 'registros', (x) => num(x.registros, 6)),
  zeros(30, 35, 'contas conciliadas'),
  brancos(36, 240),
];

/** Segments that a title needs: whom it charges only when it begins; fine and messages where there are any. */
export const segmentos = (t: Titulo, instrucoes: readonly string[], pix: boolean): string[] => [
  'P',
  ...(t.movimento === '01' ? ['Q'] : []),
  ...(comTermos(t) && (t.multa > 0 || (t.movimento === '01' && instrucoes.length > 0)) ? ['R'] : []),
  ...(t.movimento === '01' && pix ? ['Y'] : []),
];
