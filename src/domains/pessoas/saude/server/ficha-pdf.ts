import { sql } from 'kysely';
import { lerEscola } from '#platform/server/escola.ts';
import type { Arquivo, Contexto } from '#platform/server/http/tipos.ts';
import { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { formatarInstante } from '#shared/datas.ts';
import { tradutor } from '#shared/textos.ts';
import { deficiencias } from '../ficha-saude.ts';
import { textosFicha } from '../texts.ts';
import { verFicha } from './ficha-saude.ts';

/** The health form on paper, for who takes care of the person; printing it is a look at it, and recorded as one. Throws as `verFicha` does. */
export async function fichaEmPdf(contexto: Contexto, pessoaId: number, motivo: string | undefined): Promise<Arquivo> {
  const { db, pedido, servicos } = contexto;
  const ficha = await verFicha(contexto, pessoaId, motivo);
  const t = tradutor(textosFicha, pedido.idioma);
  const { rows } = await sql<{ agora: string }>`select clock_timestamp() as agora`.execute(db);
  const agora = rows[0]?.agora ?? '';
  const documento = new DocumentoPdf({
    escola: await lerEscola(db),
    titulo: t('fichaSaude'),
    referencia: formatarInstante(agora, servicos.config.tzEscola),
    criadoEm: agora,
    idioma: pedido.idioma,
  });
  const marcadas = deficiencias.flatMap((nome) => {
    const { possui, descricao, cid } = ficha.deficiencias[nome];
    return possui ? [`${t(`def_${nome}`)}: ${[descricao, cid].filter((parte) => parte !== null).join(', ')}`] : [];
  });
  const intolerancias = (['intoleranciaGluten', 'intoleranciaLactose', 'refluxo'] as const).flatMap((nome) =>
    ficha[nome] ? [t(nome)] : [],
  );
  const nada = t('nadaInformado');
  documento.campos([
    [t('pessoa'), ficha.pessoaNome],
    [t('alergias'), ficha.alergias ?? nada],
    [t('medicacaoContinua'), ficha.medicacaoContinua ?? nada],
    [t('intolerancias'), intolerancias.join('; ') || nada],
    [t('deficiencias'), marcadas.join('; ') || nada],
    [t('planoSaude'), ficha.planoSaude ?? nada],
    [t('carteiraPlano'), ficha.carteiraPlano ?? nada],
    [t('observacoes'), ficha.observacoes ?? nada],
    [t('atualizadaEm'), ficha.alteradaEm === null ? nada : formatarInstante(ficha.alteradaEm, servicos.config.tzEscola)],
  ]);
  return { nome: 'ficha-de-saude.pdf', tipo: 'application/pdf', corpo: await documento.concluir(), abrir: true };
}
