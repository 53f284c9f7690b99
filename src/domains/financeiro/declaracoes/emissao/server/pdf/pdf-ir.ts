import type { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import type { AlunoDoIr, ConteudoDoIr, Valores } from '#domains/financeiro/declaracoes/tipos.ts';
import { nomeDoMes, substituicao } from './pdf-comum.ts';

const dinheiro = (valor: number): string => formatarValor(centavos(valor));
const celulas = ({ dedutivelCentavos, naoDedutivelCentavos, encargosCentavos }: Valores): string[] => [
  dinheiro(dedutivelCentavos),
  dinheiro(naoDedutivelCentavos),
  dinheiro(encargosCentavos),
  dinheiro(dedutivelCentavos + naoDedutivelCentavos + encargosCentavos),
];

/** The text and the tables of an income-tax statement (handbook brazil.md §4.4). */
export function escreverIr(
  documento: DocumentoPdf,
  conteudo: ConteudoDoIr,
  substitui: { numero: number; dataEmissao: string } | null,
): void {
  const { pagador, ano, ate, alunos, totais } = conteudo;
  const periodo = ate === null ? `no ano-calendário de ${ano}` : `no ano-calendário de ${ano}, até ${formatarData(ate)}`;
  documento.paragrafo(
    `Declaramos, para fins de imposto de renda, que ${pagador.nome}, CPF ${formatarCpf(pagador.cpf ?? '')}, pagou a esta instituição de ensino, ${periodo}, os valores abaixo. São os valores recebidos pela data do pagamento, inclusive de parcelas de outros anos, já sem descontos e bolsas e sem o que foi estornado ou devolvido.`,
  );
  for (const aluno of alunos) escreverAluno(documento, aluno);
  if (alunos.length > 1) {
    documento.campos([
      ['Total dedutível', formatarReais(centavos(totais.dedutivelCentavos))],
      ['Total não dedutível', formatarReais(centavos(totais.naoDedutivelCentavos))],
      ['Multa e juros', formatarReais(centavos(totais.encargosCentavos))],
    ]);
  }
  documento.paragrafo(
    'A coluna Instrução é a de despesas com instrução no Brasil (código 01 da ficha Pagamentos Efetuados), informada pelo valor pago, sem o limite anual de dedução por pessoa, que é o da legislação. Material, uniforme, transporte, alimentação e cursos livres não são dedutíveis. Multa e juros por atraso estão à parte.',
    { tamanho: 9 },
  );
  substituicao(documento, substitui);
}

function escreverAluno(documento: DocumentoPdf, aluno: AlunoDoIr): void {
  const cpf = aluno.cpf === null ? 'CPF não informado' : `CPF ${formatarCpf(aluno.cpf)}`;
  documento.paragrafo(aluno.nome === null ? 'Pagamentos sem aluno indicado' : `Aluno: ${aluno.nome} – ${cpf}`, {
    tamanho: 11,
    negrito: true,
  });
  documento.tabela({
    colunas: [
      { titulo: 'Mês do pagamento', peso: 26 },
      { titulo: 'Instrução (R$)', peso: 18, direita: true },
      { titulo: 'Não dedutível (R$)', peso: 18, direita: true },
      { titulo: 'Multa e juros (R$)', peso: 18, direita: true },
      { titulo: 'Total (R$)', peso: 18, direita: true },
    ],
    linhas: aluno.meses.map((mes) => [nomeDoMes(mes.mes), ...celulas(mes)]),
    rodape: ['Total do ano', ...celulas(aluno)],
  });
}
