import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { recusa } from '#shared/validacao.ts';
import { camposPessoa, type CamposPessoa } from '#domains/pessoas/campos-pessoa.ts';
import { conferirDatas, type EdicaoPessoa } from '#domains/pessoas/esquemas.ts';
import { estadoDe } from '#domains/pessoas/server/carregar.ts';
import { lerFotoEnviada } from '#domains/pessoas/fotos/server/door.ts';
import { gravarFoto } from '#domains/pessoas/fotos/server/door.ts';
import type { EstadoPessoa } from '#domains/pessoas/server/para-auditoria.ts';
import { conferirCampos } from '#platform/server/conferir-campos.ts';
import { abrirParaEdicao, type PessoaSalva, salvarPessoa } from '#domains/pessoas/server/salvar-pessoa.ts';

/**
 * Edits a person: absent members stay, a given list of parts replaces the stored one.
 * Throws PESSOA_NAO_ENCONTRADA, VERSAO_DESATUALIZADA (with the current record), CPF_DUPLICADO, DADOS_INVALIDOS.
 */
export async function editarPessoa(ato: Ato<Autor>, edicao: EdicaoPessoa): Promise<PessoaSalva> {
  const foto = edicao.fotoUpload ? await lerFotoEnviada(edicao.fotoUpload) : null;
  const atual = await abrirParaEdicao(ato, edicao.id, edicao.versao);
  const antes = estadoDe(atual);
  const desejado: EstadoPessoa = {
    campos: aplicarCampos(antes.campos, edicao),
    enderecos: edicao.enderecos ?? antes.enderecos,
    contacts: edicao.contacts ?? antes.contacts,
    filiations: edicao.filiations ?? antes.filiations,
  };
  conferirSemFiliacaoPropria(atual.id, desejado);
  const salva = await salvarPessoa(ato, atual, desejado);
  return foto ? gravarFoto(ato, { pessoaId: atual.id, ...foto }) : salva;
}

/** The stored members with the given ones over them, dates checked together. */
export function aplicarCampos(antes: CamposPessoa, mudancas: Partial<CamposPessoa>): CamposPessoa {
  const campos = Object.fromEntries(
    camposPessoa.map((campo) => [campo, mudancas[campo] === undefined ? antes[campo] : mudancas[campo]]),
  ) as CamposPessoa;
  conferirCampos((addIssue) => conferirDatas(campos, { addIssue }));
  return campos;
}

/** Nobody is their own mother or father. */
export function conferirSemFiliacaoPropria(pessoaId: number, { filiations }: Pick<EstadoPessoa, 'filiations'>): void {
  const indice = filiations.findIndex(({ filiadoPessoaId }) => filiadoPessoaId === pessoaId);
  if (indice < 0) return;
  conferirCampos((addIssue) => addIssue(recusa('FILIACAO_DE_SI_MESMO', {}, ['filiations', indice, 'filiadoPessoaId'])));
}
