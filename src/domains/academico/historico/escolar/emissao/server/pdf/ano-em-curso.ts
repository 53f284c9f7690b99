import type { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { formatarData } from '#shared/datas.ts';
import type { AnoEmCurso } from '#domains/academico/historico/escolar/conteudo.ts';

/** The year that goes on, as far as it has gone: for the school that the student goes to. */
export function desenharAno(documento: DocumentoPdf, ano: AnoEmCurso): void {
  documento.paragrafo(`Ano em curso: ${ano.ano}, ${ano.serie}, turma ${ano.turma} – PARCIAL, até ${formatarData(ano.ate)}`, {
    negrito: true,
  });
  if (ano.disciplinas.length > 0) {
    const peso = Math.max(0.8, 4 / Math.max(1, ano.etapas.length));
    documento.tabela({
      colunas: [
        { titulo: 'Componente curricular', peso: 3 },
        ...ano.etapas.map((titulo) => ({ titulo, peso, direita: true })),
        { titulo: 'Média parcial', peso: 1.2, direita: true },
        { titulo: 'Faltas', peso: 0.8, direita: true },
      ],
      linhas: ano.disciplinas.map(({ nome, etapas, parcial, faltas }) => [
        nome,
        ...etapas.map((media) => media ?? '–'),
        parcial ?? '–',
        faltas === null ? '–' : String(faltas),
      ]),
    });
  }
  const saida = ano.saida === null ? '' : ` Saída em ${formatarData(ano.saida)}.`;
  documento.paragrafo(`Frequência até esta data: ${ano.frequencia === null ? 'sem chamadas registradas' : `${ano.frequencia}%`}.${saida}`, {
    tamanho: 9,
  });
}
