import { Readable } from 'node:stream';
import { auditarExportacao } from '#platform/server/auditoria/exportacao.ts';
import type { Arquivo, Contexto } from '#platform/server/http/tipos.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { emUmaFrase } from '../feita.ts';
import { planilhaParaLer } from './queries.ts';

const titulos = {
  br: { arquivo: 'Linhas a corrigir', erro: 'O que corrigir' },
  en: { arquivo: 'Lines to mend', erro: 'What to mend' },
} as const;

/** The lines that a dry run refused, as they were sent, with a last column that says what to mend: mended, it is sent as it is. @throws NAO_ENCONTRADO, SEM_PERMISSAO */
export async function planilhaDeProblemas(
  contexto: Pick<Contexto, 'db' | 'quem' | 'idioma' | 'pedido'>,
  { id, formato }: { id: number; formato: 'csv' | 'xlsx' },
): Promise<Arquivo> {
  const { idioma } = contexto;
  const { arquivo, colunas, linhas, ensaio } = await planilhaParaLer(contexto.db, id, contexto);
  const problemas = new Map(
    (ensaio ?? []).flatMap((l) => (l.situacao === 'erro' ? [[l.numero, emUmaFrase(l.problemas[idioma])] as const] : [])),
  );
  await auditarExportacao(contexto, {
    acao: 'mudanca.exportada',
    alvoTipo: 'mudanca',
    depois: { id, arquivo, linhas: problemas.size },
  });
  type Linha = (typeof linhas)[number];
  return exportar(
    titulos[idioma].arquivo,
    formato,
    [
      ...colunas.map((titulo, i) => ({ titulo: titulo || String(i + 1), valor: (l: Linha) => l.celulas[i] ?? '', largura: 24 })),
      { titulo: titulos[idioma].erro, valor: (l: Linha) => problemas.get(l.numero) ?? '', largura: 60 },
    ],
    Readable.from([linhas.filter(({ numero }) => problemas.has(numero))]),
  );
}
