import { Readable } from 'node:stream';
import type { Presente } from '#platform/server/ato.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { emUmaFrase } from '../feita.ts';
import { planilhaParaLer } from './queries.ts';

const titulos = {
  br: { arquivo: 'Linhas a corrigir', erro: 'O que corrigir' },
  en: { arquivo: 'Lines to mend', erro: 'What to mend' },
} as const;

/** The lines that a dry run refused, as they were sent, with a last column that says what to mend: mended, it is sent as it is. @throws NAO_ENCONTRADO, SEM_PERMISSAO */
export async function planilhaDeProblemas(
  db: Db,
  { id, formato }: { id: number; formato: 'csv' | 'xlsx' },
  presente: Pick<Presente, 'quem' | 'idioma'>,
): Promise<Arquivo> {
  const { idioma } = presente;
  const { colunas, linhas, ensaio } = await planilhaParaLer(db, id, presente);
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
