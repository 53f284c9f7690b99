import type { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { formatarData } from '#shared/datas.ts';
import type { AnoEmCurso } from '#domains/academico/historico/escolar/conteudo.ts';
import { quantos } from '#shared/palavras/quantos.ts';

/** The year that goes on, as far as it has gone: for the school that the student goes to. */
export function desenharAno(documento: DocumentoPdf, ano: AnoEmCurso): void {
  documento.paragrafo(`Ano em curso: ${ano.ano}, ${ano.serie}, turma ${ano.turma} – PARCIAL, até ${formatarData(ano.ate)}`, {
    negrito: true,
  });
  if (ano.disciplinas.length > 0) {
    const peso = Math.max(0.8, 4 / Math.max(1, ano.etapas.length));
    const comAulas = ano.disciplinas.some(({ aulas }) => aulas != null);
    documento.tabela({
      colunas: [
        { titulo: 'Componente curricular', peso: 3 },
        ...ano.etapas.map((titulo) => ({ titulo, peso, direita: true })),
        { titulo: 'Média parcial', peso: 1.2, direita: true },
        ...(comAulas ? [{ titulo: 'Aulas dadas', peso: 0.8, direita: true }] : []),
        { titulo: 'Faltas', peso: 0.8, direita: true },
      ],
      linhas: ano.disciplinas.map(({ nome, etapas, parcial, aulas, faltas }) => [
        nome,
        ...etapas.map((media) => media ?? '–'),
        parcial ?? '–',
        ...(comAulas ? [aulas == null ? '–' : String(aulas)] : []),
        faltas === null ? '–' : String(faltas),
      ]),
    });
  }
  if (ano.nota) documento.paragrafo(ano.nota, { tamanho: 9 });
  const saida = ano.saida === null ? '' : ` Saída em ${formatarData(ano.saida)}.`;
  documento.paragrafo(`Frequência até esta data: ${frequenciaDe(ano)}.${saida}`, { tamanho: 9 });
}

/** '95,5% (9 faltas em 200 aulas dadas)' */
function frequenciaDe({ frequencia, presencas }: AnoEmCurso): string {
  if (frequencia === null) return 'sem chamadas registradas';
  if (!presencas) return `${frequencia}%`;
  const { dadas, faltas, porDia } = presencas;
  const em = porDia ? quantos(dadas, 'dia letivo', 'dias letivos') : quantos(dadas, 'aula dada', 'aulas dadas');
  return `${frequencia}% (${quantos(faltas, 'falta')} em ${em})`;
}
