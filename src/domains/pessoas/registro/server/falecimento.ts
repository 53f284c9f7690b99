import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { DataCivil } from '#shared/datas.ts';
import { estadoDe } from '#domains/pessoas/server/carregar.ts';
import { aplicarCampos } from './editar-pessoa.ts';
import { abrirParaMudanca, salvarPessoa } from '#domains/pessoas/server/salvar-pessoa.ts';

type Falecimento = { pessoaId: number; data: DataCivil; motivo: string | null };

/**
 * Records that a person died, unless the register has it already. Gives whether it was recorded now, which is what an undo
 * may take back. Throws PESSOA_NAO_ENCONTRADA, DADOS_INVALIDOS (before the birth).
 */
export async function registrarFalecimento(ato: Ato<Autor>, falecimento: Falecimento): Promise<boolean> {
  const { pessoaId, data, motivo } = falecimento;
  const atual = await abrirParaMudanca(ato, pessoaId);
  const antes = estadoDe(atual);
  if (antes.campos.dataFalecimento !== null) return false;
  const desejado = { ...antes, campos: aplicarCampos(antes.campos, { dataFalecimento: data }) };
  await salvarPessoa(ato, atual, desejado, { acao: 'pessoa.falecimento', motivo });
  return true;
}

/** Takes back a death that was recorded by mistake. Throws PESSOA_NAO_ENCONTRADA. */
export async function desfazerFalecimento(ato: Ato<Autor>, { pessoaId, motivo }: Omit<Falecimento, 'data'>): Promise<void> {
  const atual = await abrirParaMudanca(ato, pessoaId);
  const antes = estadoDe(atual);
  const desejado = { ...antes, campos: { ...antes.campos, dataFalecimento: null } };
  await salvarPessoa(ato, atual, desejado, { acao: 'pessoa.falecimento-desfeito', motivo });
}
