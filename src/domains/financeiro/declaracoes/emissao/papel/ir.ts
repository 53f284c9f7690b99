import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import { comoNaLei, definirPapel } from '#shared/papel/da-casa.ts';
import { alinhado, assinar, com, folhaMiuda, junto, p, se, tabela, titulo } from '#shared/papel/escrever.ts';
import { lista, termo } from '#shared/papel/termos.ts';
import type { AlunoDoIr, ConteudoDoIr, Valores } from '#domains/financeiro/declaracoes/tipos.ts';
import { type DadosDaDeclaracao, deExemplo, dinheiro, emissorDeExemplo, nomeDoMes, termosComuns } from './comum.ts';

type D = DadosDaDeclaracao<ConteudoDoIr>;
type Linha = { nome: string; valores: Valores | null };

/** Month by month, under the student that it was paid for; then what the year comes to. */
const linhasDoAluno = (aluno: AlunoDoIr): Linha[] => [
  { nome: identificacao(aluno), valores: null },
  ...aluno.meses.map((mes) => ({ nome: nomeDoMes(mes.mes), valores: mes })),
  { nome: 'Total do ano', valores: aluno },
];
const identificacao = ({ nome, cpf }: AlunoDoIr): string =>
  nome === null ? 'Pagamentos sem aluno indicado' : `Aluno: ${nome} – ${cpf === null ? 'CPF não informado' : `CPF ${formatarCpf(cpf)}`}`;
const valor = (de: (v: Valores) => number) => (linha: Linha) => (linha.valores === null ? null : dinheiro(de(linha.valores)));
const emReais = (de: (v: Valores) => number) => (d: D) => formatarReais(centavos(de(d.conteudo.totais)));

/** The income-tax statement (cash basis, by the day of payment): what its paper may say, and what makes it one. */
export const papelDoIr = definirPapel<D>({
  chave: 'declaracao-ir',
  nome: { br: 'Declaração para imposto de renda', en: 'Income-tax statement' },
  especie: 'declaracao',
  termos: {
    ...termosComuns<ConteudoDoIr>(),
    'ir.periodo': termo(
      'O período dos pagamentos, em uma frase',
      'The period of the payments, in a phrase',
      ({ conteudo: { ano, ate } }) =>
        ate === null ? `no ano-calendário de ${ano}` : `no ano-calendário de ${ano}, até ${formatarData(ate)}`,
    ),
    'ir.variosAlunos': termo('“sim” quando há mais de um aluno', '“sim” when there is more than one student', ({ conteudo }) =>
      conteudo.alunos.length > 1 ? 'sim' : null,
    ),
    'ir.dedutivel': termo(
      'Total de instrução, dedutível',
      'Total of instruction, deductible',
      emReais((v) => v.dedutivelCentavos),
    ),
    'ir.naoDedutivel': termo(
      'Total não dedutível',
      'Total not deductible',
      emReais((v) => v.naoDedutivelCentavos),
    ),
    'ir.encargos': termo(
      'Total de multa e juros',
      'Total of fine and interest',
      emReais((v) => v.encargosCentavos),
    ),
    'clausula.caixa': comoNaLei(
      { br: 'que valores são', en: 'which amounts they are' },
      'São os valores recebidos pela data do pagamento, inclusive de parcelas de outros anos, já sem descontos e bolsas e sem o que foi estornado ou devolvido.',
    ),
    'clausula.instrucao': comoNaLei(
      { br: 'o que é dedutível', en: 'what is deductible' },
      'A coluna Instrução é a de despesas com instrução no Brasil (código 01 da ficha Pagamentos Efetuados), informada pelo valor pago, sem o limite anual de dedução por pessoa, que é o da legislação. Material, uniforme, transporte, alimentação e cursos livres não são dedutíveis. Multa e juros por atraso estão à parte.',
    ),
  },
  listas: {
    linhas: lista<D, Linha>(
      { br: 'Aluno por aluno, mês a mês, com o total do ano', en: 'Student by student, month by month, with the total of the year' },
      (d) => d.conteudo.alunos.flatMap(linhasDoAluno),
      {
        'linha.nome': termo('O aluno, o mês ou “Total do ano”', 'The student, the month or “Total do ano”', (l) => l.nome),
        'linha.dedutivel': termo(
          'Instrução',
          'Instruction',
          valor((v) => v.dedutivelCentavos),
        ),
        'linha.naoDedutivel': termo(
          'Não dedutível',
          'Not deductible',
          valor((v) => v.naoDedutivelCentavos),
        ),
        'linha.encargos': termo(
          'Multa e juros',
          'Fine and interest',
          valor((v) => v.encargosCentavos),
        ),
        'linha.total': termo(
          'Total',
          'Total',
          valor((v) => v.dedutivelCentavos + v.naoDedutivelCentavos + v.encargosCentavos),
        ),
      },
    ),
  },
  exigencias: [
    { nome: 'pagador.nome', oQue: { br: 'quem pagou', en: 'who paid' } },
    { nome: 'pagador.cpf', oQue: { br: 'o CPF de quem pagou', en: "the payer's CPF" } },
    { nome: 'ir.periodo', oQue: { br: 'o ano-calendário', en: 'the calendar year' } },
    {
      nome: 'linhas',
      itens: ['linha.nome', 'linha.dedutivel', 'linha.total'],
      oQue: { br: 'os valores, aluno por aluno e mês a mês', en: 'the amounts, student by student and month by month' },
    },
    { nome: 'clausula.caixa', oQue: { br: 'que valores são', en: 'which amounts they are' } },
    { nome: 'clausula.instrucao', oQue: { br: 'o que é dedutível', en: 'what is deductible' } },
  ],
  conteudo: folhaMiuda(
    titulo('Declaração para imposto de renda'),
    alinhado('centro', 'Nº {{declaracao.numero}} · ano-calendário {{declaracao.ano}}'),
    p(
      'Declaramos, para fins de imposto de renda, que **{{pagador.nome}}**',
      com('pagador.cpf', { antes: ', CPF ' }),
      ', pagou a esta instituição de ensino, {{ir.periodo}}, os valores abaixo. {{clausula.caixa}}',
    ),
    tabela('linhas', [
      ['Mês do pagamento', 30, 'linha.nome'],
      ['>Instrução (R$)', 18, 'linha.dedutivel'],
      ['>Não dedutível (R$)', 18, 'linha.naoDedutivel'],
      ['>Multa e juros (R$)', 18, 'linha.encargos'],
      ['>Total (R$)', 18, 'linha.total'],
    ]),
    se(
      'ir.variosAlunos',
      p('**Total dedutível:** {{ir.dedutivel}}'),
      p('**Total não dedutível:** {{ir.naoDedutivel}}'),
      p('**Multa e juros:** {{ir.encargos}}'),
    ),
    p('{{clausula.instrucao}}'),
    se('declaracao.substitui', p('Substitui a declaração {{declaracao.substitui}}.')),
    junto(p('{{lugarEData}}'), assinar('{{escola.nome}}')),
  ),
  exemplo: () => irDeExemplo(1),
});

/** What a text is shown by: so many students of one payer, each month of a year paid. */
export function irDeExemplo(alunos: number): D {
  const mes = { dedutivelCentavos: 100_000, naoDedutivelCentavos: 20_000, encargosCentavos: 0 };
  const vezes = (n: number): Valores => ({ dedutivelCentavos: 100_000 * n, naoDedutivelCentavos: 20_000 * n, encargosCentavos: 0 });
  return {
    ...deExemplo,
    conteudo: {
      ...emissorDeExemplo,
      ate: null,
      alunos: Array.from({ length: alunos }, (_, i) => ({
        alunoId: i + 1,
        nome: `Ana Souza${i === 0 ? '' : ` ${i + 1}`}`,
        cpf: i === 0 ? '39053344705' : null,
        meses: Array.from({ length: 12 }, (_mes, m) => ({ mes: m + 1, ...mes })),
        ...vezes(12),
      })),
      totais: vezes(12 * alunos),
    },
  };
}
