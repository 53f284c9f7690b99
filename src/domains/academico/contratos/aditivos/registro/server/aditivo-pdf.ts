import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { papeisEmPdf } from '#platform/server/papel/em-pdf.ts';
import type { DataCivil } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosAditivo } from '#domains/academico/contratos/aditivos/erros.ts';
import type { SituacaoAditivo } from '#domains/academico/contratos/aditivos/situacoes.ts';
import { planejar } from '#domains/academico/contratos/aditivos/server/planejar.ts';
import { carregarParaAditivo, termosDosAditivos, totalDe } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import { type AditivoCongelado, escreverAditivos } from '#domains/academico/contratos/aditivos/server/congelar.ts';
import { type DocumentoCongelado, papelCongelado } from '#domains/academico/contratos/papel/server/door.ts';
import { efeitoGravado } from '#domains/academico/contratos/aditivos/server/efeito-gravado.ts';
import { conferirAditivoVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { toTermo } from '#domains/academico/contratos/aditivos/server/termos.ts';

const marcas: Partial<Record<SituacaoAditivo, string>> = {
  rascunho: 'RASCUNHO',
  aguardando_assinatura: 'AGUARDANDO ASSINATURA',
  revogado: 'REVOGADO',
};
type Linha = {
  id: number;
  contratoId: number;
  ordem: number;
  situacao: SituacaoAditivo;
  dataAditivo: DataCivil;
  motivo: string;
  /** What the addenda in force of before it had added to the total. */
  antesCentavos: number;
  texto: AditivoCongelado | null;
  codigo: string | null;
  vigorou: boolean;
};

/**
 * The paper of an addendum: as it was frozen when it came into force; a draft says that it is one, with what it would do today.
 * @throws NAO_ENCONTRADO and, of a draft, what `planejarAditivo` refuses
 */
export async function aditivoEmPdf(db: Db, quem: Quem, id: number, publicUrl: string): Promise<Arquivo> {
  await conferirAditivoVisivel(db, quem, id);
  const { rows } =
    await sql<Linha>`select a.id, a.contrato_id as "contratoId", a.ordem, a.situacao, a.data_aditivo as "dataAditivo", a.motivo,
      (select coalesce(sum(x.ajuste_centavos), 0)::bigint from aditivos x where x.contrato_id = a.contrato_id and x.situacao = 'vigente' and x.ordem < a.ordem) as "antesCentavos",
      a.texto_congelado as texto, f_codigo_do_papel(a.texto_congelado -> 'documento') as codigo,
      exists (select 1 from aditivos_situacoes s where s.aditivo_id = a.id and s.para = 'vigente') as vigorou from aditivos a where a.id = ${id}`.execute(
      db,
    );
  const [aditivo] = rows;
  if (!aditivo) throw errosComuns.NAO_ENCONTRADO();
  if (aditivo.texto === null && aditivo.situacao === 'revogado' && !aditivo.vigorou) throw errosAditivo.ADITIVO_SEM_PAPEL();
  const documento = aditivo.texto?.documento ?? (await documentoDeHoje(db, aditivo));
  const { codigo } = aditivo;
  const pronto = papelCongelado(documento, { titulo: 'Aditivo de contrato', codigo, marca: marcas[aditivo.situacao], publicUrl });
  const corpo = await papeisEmPdf(db, [pronto], { titulo: `Aditivo de contrato Nº ${documento.numero}`, criadoEm: documento.criadoEm });
  const nome = `aditivo-${documento.numero.split(' ')[0]}-${aditivo.ordem}.pdf`;
  return { nome, tipo: 'application/pdf', corpo, abrir: true };
}

/** A draft by what it would do now; one that came into force before texts were kept, from its rows. */
async function documentoDeHoje(db: Db, aditivo: Linha): Promise<DocumentoCongelado> {
  const { id, contratoId, situacao } = aditivo;
  const carregado = (await carregarParaAditivo(db, [contratoId])).get(contratoId);
  if (!carregado) throw errosComuns.NAO_ENCONTRADO();
  const { contrato } = carregado;
  const indices = new Map(contrato.precos.map((p) => [p.id, p.indice]));
  const termos = (await termosDosAditivos(db, [id])).map((t) => toTermo(t, indices));
  const rascunho = situacao === 'rascunho';
  const efeito = rascunho ? (await planejar(db, carregado, termos)).efeito : await efeitoGravado(db, id, contrato.precos);
  const antes = rascunho ? totalDe(carregado) : totalDe(carregado) - contrato.ajustesCentavos + aditivo.antesCentavos;
  const textos = await escreverAditivos(db, [{ ...aditivo, termos, carregado, efeito, totalAntesCentavos: centavos(antes) }]);
  const texto = textos.get(id);
  if (!texto) throw errosComuns.ERRO_INTERNO();
  return texto.documento;
}
