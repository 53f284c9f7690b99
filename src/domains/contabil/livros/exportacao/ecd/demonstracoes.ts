import { subirNaArvore } from '../../arvore.ts';
import { type ContaEcd, type DadosEcd, fimDo, inicioDo } from './dados.ts';
import { dia, lado, type RegistroEcd, valor } from './linhas.ts';

const DO_RESULTADO = 'RESULTADO';
const isDoBalanco = ({ grupo }: ContaEcd): boolean => grupo === 'ativo' || grupo === 'passivo' || grupo === 'patrimonio';

/** Accounts with something to tell in these figures, each with what stands beneath it. */
function comAlgo(contas: readonly ContaEcd[], indices: readonly number[]): { conta: ContaEcd; figuras: readonly number[] }[] {
  const somas = subirNaArvore(contas);
  return contas
    .map((conta) => ({ conta, figuras: somas.get(conta.codigo) ?? [] }))
    .filter(({ figuras }) => indices.some((i) => figuras[i] !== 0));
}

/** The balance sheet: what each account held when the year began and when it was closed. */
function balanco(contas: readonly ContaEcd[]): RegistroEcd[] {
  return comAlgo(contas.filter(isDoBalanco), [0, 1]).map(({ conta, figuras: [inicial = 0, final = 0] }) => [
    'J100',
    conta.codigo,
    conta.tipo === 'sintetica' ? 'T' : 'D',
    conta.nivel,
    conta.codigoPai ?? '',
    conta.grupo === 'ativo' ? 'A' : 'P',
    conta.nome,
    valor(inicial),
    lado(inicial || (conta.natureza === 'credora' ? -1 : 1)),
    valor(final),
    lado(final || (conta.natureza === 'credora' ? -1 : 1)),
    '',
  ]);
}

/** The results of the year before its closing, under the line that adds them up. */
function resultado(contas: readonly ContaEcd[]): RegistroEcd[] {
  const linhas = comAlgo(
    contas.filter((conta) => !isDoBalanco(conta)),
    [2],
  );
  const total = linhas.reduce((soma, { conta, figuras }) => (conta.tipo === 'analitica' ? soma + (figuras[2] ?? 0) : soma), 0);
  const linha = (ordem: number, conta: readonly (string | number)[], saldo: number): RegistroEcd => [
    'J150',
    ordem,
    ...conta,
    '',
    '',
    valor(saldo),
    lado(saldo),
    saldo > 0 ? 'D' : 'R',
    '',
  ];
  return [
    linha(1, [DO_RESULTADO, 'T', 1, '', 'Resultado do exercício'], total),
    ...linhas.map(({ conta, figuras: [, , saldo = 0] }, i) =>
      linha(
        i + 2,
        [conta.codigo, conta.tipo === 'sintetica' ? 'T' : 'D', conta.nivel + 1, conta.codigoPai ?? DO_RESULTADO, conta.nome],
        saldo,
      ),
    ),
  ];
}

/** Block J: statements, closing term, signatories. */
export function blocoJ({ ano, numeroDoLivro, escola, contas, signatarios: s }: DadosEcd, linhas: number): RegistroEcd[] {
  const [de, ate] = [dia(inicioDo(ano)), dia(fimDo(ano))];
  return [
    ['J001', 0],
    ['J005', de, ate, 1, ''],
    ...balanco(contas),
    ...resultado(contas),
    ['J900', 'TERMO DE ENCERRAMENTO', numeroDoLivro, 'Livro Diário Geral', escola.nome, linhas, de, ate],
    [
      'J930',
      s.contadorNome ?? '',
      s.contadorCpf ?? '',
      'Contador',
      '900',
      s.contadorCrc ?? '',
      s.contadorEmail ?? '',
      s.contadorTelefone ?? '',
      s.contadorCrcUf ?? '',
      '',
      '',
      'N',
    ],
    [
      'J930',
      s.responsavelNome ?? '',
      s.responsavelCpf ?? '',
      nomes[s.responsavelQualificacao ?? '205'],
      s.responsavelQualificacao ?? '205',
      '',
      '',
      '',
      '',
      '',
      '',
      'S',
    ],
  ];
}
/** As the official table of signatories writes them. */
const nomes = { 203: 'Diretor', 205: 'Administrador', 309: 'Procurador', 801: 'Empresário' } as const;
