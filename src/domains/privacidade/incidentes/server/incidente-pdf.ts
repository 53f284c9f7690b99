import { sql } from 'kysely';
import { lerEscola } from '#platform/server/escola.ts';
import type { Arquivo, Contexto } from '#platform/server/http/tipos.ts';
import { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { formatarData } from '#shared/datas.ts';
import { tradutor } from '#shared/textos.ts';
import { textosIncidentes } from '../texts.ts';
import { incidentes } from './registro.ts';

/** An incident on paper, for whoever must be told of it. @throws NAO_ENCONTRADO */
export async function incidenteEmPdf({ db, idioma, hoje }: Pick<Contexto, 'db' | 'idioma' | 'hoje'>, id: number): Promise<Arquivo> {
  const t = tradutor(textosIncidentes, idioma);
  const i = await incidentes.obter(db, id);
  const { rows } = await sql<{ encarregado: string }>`select concat_ws(' · ', encarregado_nome, encarregado_email) as encarregado
    from privacidade_configuracao`.execute(db);
  const documento = new DocumentoPdf({
    escola: await lerEscola(db),
    titulo: t('papel'),
    referencia: `nº ${i.id}`,
    criadoEm: `${hoje}T12:00:00Z`,
    idioma,
  });
  const dia = (valor: string | null): string => (valor === null ? t('aindaNao') : formatarData(valor));
  documento.paragrafo(i.titulo, { tamanho: 13, negrito: true });
  documento.campos([
    [t('conhecidoEm'), formatarData(i.conhecidoEm)],
    [t('ocorridoEm'), i.ocorridoEm === null ? t('naoSeSabe') : formatarData(i.ocorridoEm)],
    [t('pessoasAfetadas'), String(i.pessoasAfetadas)],
    [t('riscoRelevante'), i.riscoRelevante ? t('sim') : t('nao')],
    [t('prazo'), formatarData(i.prazo)],
    [t('autoridadeEm'), dia(i.autoridadeEm)],
    [t('titularesEm'), dia(i.titularesEm)],
    [t('encerradoEm'), dia(i.encerradoEm)],
    [t('encarregado'), rows[0]?.encarregado || t('naoInformado')],
    [t('registradoPor'), i.registradoPor],
  ]);
  for (const [titulo, texto] of [
    [t('descricao'), i.descricao],
    [t('dadosAfetados'), i.dadosAfetados],
    [t('medidas'), i.medidas ?? t('aindaNao')],
  ] as const) {
    documento.paragrafo(titulo, { negrito: true });
    documento.paragrafo(texto);
  }
  return { nome: `incidente-${i.id}.pdf`, tipo: 'application/pdf', corpo: await documento.concluir(), abrir: true };
}
