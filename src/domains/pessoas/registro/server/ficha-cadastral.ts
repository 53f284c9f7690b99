import { lerEscola } from '#platform/server/escola.ts';
import type { Arquivo, Contexto } from '#platform/server/http/tipos.ts';
import { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarTelefone } from '#shared/documentos/telefone.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tiposContato, tiposEndereco } from '#shared/listas/pessoa.ts';
import { tradutor } from '#shared/textos.ts';
import type { CampoPessoa } from '#domains/pessoas/campos-pessoa.ts';
import { escreverEndereco } from '#domains/pessoas/endereco.ts';
import { secoesDaFicha, soPreenchidos } from '../ficha-cadastral.ts';
import { descrever, rotuloDoCampo } from '../historico.ts';
import { tiposFiliacao } from '#domains/pessoas/listas.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { obterPessoa } from '#domains/pessoas/server/carregar.ts';

/** What nobody told yet: a line that a hand can fill in. */
const EM_BRANCO = '________________________';

/**
 * The record of a person on paper, for a family to check and hand back: what the screen shows to its reader, empty lines too.
 * Health is not in it, nor is the photo.
 */
export async function fichaCadastral(
  { db, quem, hoje, idioma }: Pick<Contexto, 'db' | 'quem' | 'hoje' | 'idioma'>,
  id: number,
): Promise<Arquivo> {
  const t = tradutor(textosPessoas, idioma);
  const pessoa = await obterPessoa(db, quem, id);
  const documento = new DocumentoPdf({
    escola: await lerEscola(db),
    titulo: t('fichaCadastral'),
    referencia: `${t('codigo')} ${pessoa.codigo}`,
    criadoEm: `${hoje}T12:00:00Z`,
    idioma,
  });
  const secao = (titulo: string, pares: readonly (readonly [string, string])[]): void => {
    documento.paragrafo(titulo, { negrito: true });
    documento.campos(pares.length > 0 ? pares : [['', EM_BRANCO]]);
  };
  const daParte = (tipo: string, principal: boolean): string => (principal ? `${tipo} (${t('principal').toLowerCase()})` : tipo);
  documento.paragrafo(pessoa.nomeCompleto, { tamanho: 13, negrito: true });
  for (const { titulo, campos } of secoesDaFicha) {
    const escritos = (campos as readonly CampoPessoa[]).filter((campo) => pessoa[campo] !== null || !soPreenchidos.has(campo));
    secao(
      t(titulo),
      escritos.map((campo) => [rotuloDoCampo(campo, idioma), pessoa[campo] === null ? EM_BRANCO : descrever(campo, pessoa[campo], idioma)]),
    );
  }
  secao(
    t('filiations'),
    pessoa.filiations.map(({ tipo, nome }) => [rotuloDe(tiposFiliacao, tipo, idioma), nome]),
  );
  secao(
    t('enderecos'),
    pessoa.enderecos.map((e) => [daParte(rotuloDe(tiposEndereco, e.tipo, idioma), e.principal), escreverEndereco(e)]),
  );
  secao(
    t('contacts'),
    pessoa.contacts.map((c) => [daParte(rotuloDe(tiposContato, c.tipo, idioma), c.principal), formatarTelefone(c.valor)]),
  );
  documento.paragrafo(t('fichaConfira', { data: formatarData(hoje) }), { tamanho: 8.5 });
  documento.assinatura(t('fichaAssinatura'));
  return {
    nome: `${t('fichaArquivo')}-${pessoa.codigo}.pdf`,
    tipo: 'application/pdf',
    corpo: await documento.concluir(),
    abrir: true,
  };
}
