import { Readable } from 'node:stream';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { emUmaFrase } from '../feita.ts';
import { carregarPlanilha } from './planilhas.ts';

const titulos = {
  br: { arquivo: 'Linhas a corrigir', erro: 'O que corrigir' },
  en: { arquivo: 'Lines to mend', erro: 'What to mend' },
} as const;

/** The lines that a dry run refused, as they were sent, with a last column that says what to mend: mended, it is sent as it is. @throws NAO_ENCONTRADO */
export async function planilhaDeProblemas(
  db: Db,
  { id, formato, idioma }: { id: number; formato: 'csv' | 'xlsx'; idioma: Idioma },
): Promise<Arquivo> {
  const { colunas, linhas, ensaio } = await carregarPlanilha(db, id);
  const problemas = new Map(
    (ensaio ?? []).flatMap((l) => (l.situacao === 'erro' ? [[l.numero, emUmaFrase(l.problemas[idioma])] as const] : [])),
  );
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
