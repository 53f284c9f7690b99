import { alfa, brancos, c, ddmmaa, ddmmaaaa, type Descricao, diaDepois, num, type Registro, zeros } from './descricao.ts';

export type Layout400 = { arquivo: Descricao; detalhe: Descricao; adicionais: Readonly<Record<'2' | '3', Descricao>>; fim: Descricao };

const conta = (r: Registro) => r.arquivo.conta;
const ordem = c(395, 400, 'sequência', (r) => num(r.ordem, 6));
const inicio: Descricao = [
  c(1, 1, 'registro', '0'),
  c(2, 2, 'remessa', '1'),
  c(3, 9, 'literal', 'REMESSA'),
  c(10, 11, 'serviço', '01'),
  c(12, 26, 'literal do serviço', 'COBRANCA       '),
];
const fim: Descricao = [c(1, 1, 'registro', '9'), brancos(2, 394), ordem];
const daEntrada =
  (dito: (r: Registro) => string, senao: string) =>
  (r: Registro): string =>
    r.t.movimento === '01' ? dito(r) : senao;
/** From 111 on the banks agree, but for instructions and the payer's name and address. */
const titulo: Descricao = [
  c(111, 120, 'número do documento', (r) => alfa(r.t.documento.replaceAll(/\D/g, '').slice(-10), 10)),
  c(121, 126, 'vencimento', (r) => ddmmaa(r.t.vencimento)),
  c(127, 139, 'valor', (r) => num(r.t.valor, 13)),
];
const termos: Descricao = [
  c(161, 173, 'juros por dia', (r) => num(r.t.jurosDia, 13)),
  c(174, 179, 'desconto até', ({ t }) => (t.desconto > 0 ? ddmmaa(t.limite) : '000000')),
  c(180, 192, 'desconto', (r) => num(r.t.desconto, 13)),
  zeros(193, 205, 'IOF'),
  zeros(206, 218, 'abatimento'),
  c(219, 220, 'tipo do pagador', '01'),
  c(221, 234, 'CPF do pagador', (r) => num(r.t.pagador.cpf, 14)),
];

/** Itaú, manual of Jul/2021: fine in a record 2, the bank's Pix asked for in a record 3. */
const itau: Layout400 = {
  arquivo: [
    ...inicio,
    c(27, 30, 'agência', (r) => num(conta(r).agencia, 4)),
    zeros(31, 32),
    c(33, 37, 'conta', (r) => num(conta(r).numero, 5)),
    c(38, 38, 'DAC', (r) => conta(r).numeroDv),
    brancos(39, 46),
    c(47, 76, 'empresa', (r) => alfa(r.arquivo.escola.nome, 30)),
    c(77, 79, 'banco', '341'),
    c(80, 94, 'nome do banco', 'BANCO ITAU SA  '),
    c(95, 100, 'gerado em', (r) => ddmmaa(r.arquivo.hoje)),
    brancos(101, 394),
    ordem,
  ],
  detalhe: [
    c(1, 1, 'registro', '1'),
    c(2, 3, 'tipo de inscrição', '02'),
    c(4, 17, 'CNPJ', (r) => num(r.arquivo.escola.cnpj, 14)),
    c(18, 21, 'agência', (r) => num(conta(r).agencia, 4)),
    zeros(22, 23),
    c(24, 28, 'conta', (r) => num(conta(r).numero, 5)),
    c(29, 29, 'DAC', (r) => conta(r).numeroDv),
    brancos(30, 33),
    zeros(34, 37, 'alegação'),
    c(38, 62, 'identificação do título', (r) => r.t.identificador.padEnd(25)),
    c(63, 70, 'nosso número', (r) => num(r.t.numero, 8)),
    zeros(71, 83, 'moeda variável'),
    c(84, 86, 'carteira', (r) => conta(r).carteira),
    brancos(87, 107),
    c(108, 108, 'código da carteira', 'I'),
    c(109, 110, 'ocorrência', (r) => (r.t.movimento === '01' && conta(r).pixHibrido ? '71' : r.t.movimento)),
    ...titulo,
    c(140, 142, 'banco', '341'),
    zeros(143, 147, 'agência cobradora'),
    c(148, 149, 'espécie', (r) => ({ ME: '04', DM: '01', DS: '08', RC: '05', OU: '99' })[conta(r).especie]),
    c(150, 150, 'aceite', (r) => (conta(r).aceite ? 'A' : 'N')),
    c(151, 156, 'emissão', (r) => ddmmaa(r.t.emissao)),
    c(
      157,
      158,
      'instrução 1',
      daEntrada((r) => (conta(r).diasBaixa > 0 ? '92' : '00'), '00'),
    ),
    zeros(159, 160, 'instrução 2'),
    ...termos,
    c(235, 264, 'pagador', (r) => alfa(r.t.pagador.nome, 30)),
    brancos(265, 274),
    c(275, 314, 'rua', (r) => r.t.pagador.rua),
    c(315, 326, 'bairro', (r) => alfa(r.t.pagador.bairro, 12)),
    c(327, 334, 'CEP', (r) => r.t.pagador.cep),
    c(335, 349, 'cidade', (r) => alfa(r.t.pagador.cidade, 15)),
    c(350, 351, 'UF', (r) => r.t.pagador.uf),
    brancos(352, 381, 'avalista'),
    brancos(382, 385),
    c(386, 391, 'mora a partir de', ({ t }) => (t.juros > 0 ? ddmmaa(diaDepois(t.limite)) : '000000')),
    c(
      392,
      393,
      'prazo',
      daEntrada((r) => num(conta(r).diasBaixa, 2), '00'),
    ),
    brancos(394, 394),
    ordem,
  ],
  adicionais: {
    '2': [
      c(1, 1, 'registro', '2'),
      c(2, 2, 'código da multa', '2'),
      c(3, 10, 'multa a partir de', (r) => ddmmaaaa(diaDepois(r.t.limite))),
      c(11, 23, 'multa', (r) => num(r.t.multa, 13)),
      brancos(24, 394),
      ordem,
    ],
    '3': [c(1, 1, 'registro', '3'), c(2, 78, 'chave Pix', (r) => conta(r).pixChave.padEnd(77)), brancos(79, 394), ordem],
  },
  fim,
};

/** Bradesco, «Layout de arquivos – cobrança, 400 posições». */
const bradesco: Layout400 = {
  arquivo: [
    ...inicio,
    c(27, 46, 'código da empresa', (r) => num(conta(r).convenio, 20)),
    c(47, 76, 'empresa', (r) => alfa(r.arquivo.escola.nome, 30)),
    c(77, 79, 'banco', '237'),
    c(80, 94, 'nome do banco', 'BRADESCO       '),
    c(95, 100, 'gravado em', (r) => ddmmaa(r.arquivo.hoje)),
    brancos(101, 108),
    c(109, 110, 'sistema', 'MX'),
    c(111, 117, 'número da remessa', (r) => num(r.arquivo.nsa, 7)),
    brancos(118, 394),
    ordem,
  ],
  detalhe: [
    c(1, 1, 'registro', '1'),
    zeros(2, 20, 'débito automático'),
    zeros(21, 21),
    c(22, 24, 'carteira', (r) => num(conta(r).carteira, 3)),
    c(25, 29, 'agência', (r) => num(conta(r).agencia, 5)),
    c(30, 36, 'conta', (r) => num(conta(r).numero, 7)),
    c(37, 37, 'dígito da conta', (r) => conta(r).numeroDv),
    c(38, 62, 'identificação do título', (r) => r.t.identificador.padEnd(25)),
    zeros(63, 65, 'banco do débito'),
    c(66, 66, 'multa', ({ t }) => (t.multa > 0 ? '2' : '0')),
    c(67, 70, 'percentual da multa', (r) => num(r.t.multa, 4)),
    c(71, 81, 'nosso número', (r) => num(r.t.numero, 11)),
    c(82, 82, 'dígito do nosso número', (r) => {
      const digitos = [...(num(conta(r).carteira, 2) + num(r.t.numero, 11))].toReversed();
      const d = 11 - (digitos.reduce((total, x, i) => total + Number(x) * ((i % 6) + 2), 0) % 11);
      return d === 10 ? 'P' : d === 11 ? '0' : String(d);
    }),
    zeros(83, 92, 'desconto por dia'),
    c(93, 93, 'quem emite', '2'),
    // N would keep the title out of the collection.
    brancos(94, 94, 'débito automático'),
    brancos(95, 105),
    c(106, 106, 'aviso do débito', '2'),
    brancos(107, 108),
    c(109, 110, 'ocorrência', (r) => r.t.movimento),
    ...titulo,
    zeros(140, 147, 'banco e agência'),
    c(148, 149, 'espécie', (r) => ({ ME: '99', DM: '01', DS: '12', RC: '05', OU: '99' })[conta(r).especie]),
    c(150, 150, 'identificação', 'N'),
    c(151, 156, 'emissão', (r) => ddmmaa(r.t.emissao)),
    c(
      157,
      158,
      'instrução 1',
      daEntrada((r) => (conta(r).diasBaixa > 0 ? '18' : '00'), '00'),
    ),
    c(
      159,
      160,
      'instrução 2',
      daEntrada((r) => num(conta(r).diasBaixa, 2), '00'),
    ),
    ...termos,
    c(235, 274, 'pagador', (r) => alfa(r.t.pagador.nome, 40)),
    c(275, 314, 'endereço', (r) => r.t.pagador.endereco),
    brancos(315, 326, 'mensagem 1'),
    c(327, 334, 'CEP', (r) => r.t.pagador.cep),
    brancos(335, 394, 'avalista ou mensagem 2'),
    ordem,
  ],
  adicionais: { '2': [], '3': [] },
  fim,
};

export const layouts400: Readonly<Record<string, Layout400>> = { '237': bradesco, '341': itau };
