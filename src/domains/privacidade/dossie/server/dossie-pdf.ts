import type { Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { ceder } from '#platform/server/vez.ts';
import { formatarInstante } from '#shared/datas.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { textosDossie } from '../texts.ts';
import { camposDe } from './escrever.ts';
import type { Dossie } from './montar.ts';

/** Records of a section on paper; a teacher gave thousands of lessons, which are in the JSON. */
const NO_PAPEL = 200;

/** The dossier on paper: a heading a place, a line a record. */
export async function dossieEmPdf(tx: Tx, dossie: Dossie, { idioma, fuso }: { idioma: Idioma; fuso: string }): Promise<Buffer> {
  const t = tradutor(textosDossie, idioma);
  const { pessoa, geradoEm, encarregado, secoes } = dossie;
  const documento = new DocumentoPdf({
    escola: await lerEscola(tx),
    titulo: t('titulo'),
    referencia: formatarInstante(geradoEm, fuso),
    criadoEm: geradoEm,
    idioma,
  });
  documento.paragrafo(t('introducao'));
  documento.campos([
    [t('pessoa'), pessoa.nome],
    [t('codigo'), String(pessoa.codigo)],
    ...(encarregado === null ? [] : [[t('encarregado'), encarregado] as const]),
  ]);
  for (const { tabela, titulo, registros } of secoes) {
    await ceder();
    documento.paragrafo(`${titulo} (${t('registros', { n: registros.length })})`, { tamanho: 12, negrito: true });
    for (const registro of registros.slice(0, NO_PAPEL)) {
      const campos = camposDe(registro, idioma, fuso);
      if (tabela === 'pessoas' || tabela === 'saude') documento.campos(campos);
      else documento.paragrafo(campos.map(([rotulo, valor]) => `${rotulo}: ${valor}`).join(' · '), { tamanho: 8.5 });
    }
    if (registros.length > NO_PAPEL) documento.paragrafo(t('resto', { n: registros.length - NO_PAPEL }), { tamanho: 8.5, negrito: true });
  }
  return documento.concluir();
}
