import type { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import type { CorpoDoHistorico } from '#domains/academico/historico/escolar/conteudo.ts';

const numero = (valor: number | null): string => (valor === null ? '—' : String(valor));

/** Where each year was spent and how it ended. */
export function desenharAnos(documento: DocumentoPdf, anos: CorpoDoHistorico['anos']): void {
  documento.paragrafo('Estudos realizados', { negrito: true });
  documento.tabela({
    colunas: [
      { titulo: 'Ano', peso: 0.7 },
      { titulo: 'Série', peso: 1.3 },
      { titulo: 'Escola', peso: 3 },
      { titulo: 'Município/UF', peso: 1.7 },
      { titulo: 'Dias', peso: 0.7, direita: true },
      { titulo: 'C.H.', peso: 0.8, direita: true },
      { titulo: 'Freq. %', peso: 0.9, direita: true },
      { titulo: 'Resultado', peso: 1.8 },
    ],
    linhas: anos.map((ano) => [
      String(ano.ano),
      [ano.serie, ano.turma && !ano.turma.includes(ano.serie) ? ano.turma : null].filter(Boolean).join(' '),
      ano.escola,
      ano.lugar,
      numero(ano.diasLetivos),
      numero(ano.cargaHoraria),
      ano.frequencia ?? '—',
      ano.resultado,
    ]),
  });
}
