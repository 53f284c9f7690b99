import { sql } from 'kysely';
import type { Presente } from '#platform/server/ato.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import { lugarEData } from '#shared/palavras/extenso.ts';
import type { ConteudoDaAta } from '../conteudo.ts';
import { redigirAta } from '../redigir.ts';
import { ataEmPdf, type PapelDaAta } from './ata-pdf.ts';
import { lerAlunos } from './ler-alunos.ts';
import { obterCabeca } from './obter.ts';

/** The minutes as they were drawn up, from their frozen content alone: the same bytes each time. @throws NAO_ENCONTRADO */
export async function imprimirAta(db: Db, id: number): Promise<Arquivo> {
  const { rows } =
    await sql<PapelDaAta>`select a.numero, a.codigo_verificacao as codigo, a.created_at as em, a.usuario_nome as por, a.conteudo,
      x.ata_id is not null as cancelada
    from conselhos_atas a left join conselhos_atas_cancelamentos x on x.ata_id = a.id where a.id = ${id}`.execute(db);
  const [papel] = rows;
  if (!papel) throw errosComuns.NAO_ENCONTRADO();
  return { nome: `ata-conselho-${papel.numero}.pdf`, tipo: 'application/pdf', corpo: await ataEmPdf(db, papel), abrir: true };
}

/** The minutes as they would be drawn up now, without number and code. @throws NAO_ENCONTRADO */
export async function verMinuta(db: Db, { hoje }: Pick<Presente, 'hoje'>, id: number): Promise<Arquivo> {
  const { versao: _, ...escola } = await lerEscola(db);
  const cabeca = await obterCabeca(db, id);
  const { julgados: _dos, ...daTurma } = await lerAlunos(db, { id, turmaId: cabeca.turma.id, etapaId: cabeca.etapa?.id ?? null });
  const conteudo: ConteudoDaAta = {
    ...redigirAta({ ...cabeca, ...daTurma }),
    lugarEData: lugarEData(escola.cidade, hoje),
    endereco: '',
    conferencia: '',
    escola,
  };
  const papel = { numero: null, codigo: null, em: `${hoje}T12:00:00Z`, por: null, conteudo, cancelada: false };
  return { nome: 'ata-conselho-minuta.pdf', tipo: 'application/pdf', corpo: await ataEmPdf(db, papel), abrir: true };
}
