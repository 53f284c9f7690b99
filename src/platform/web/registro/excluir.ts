import type { AnyEndpoint } from '#shared/endpoint.ts';
import { envelhecer, invalidar } from '../rede/consultas.ts';
import { avisar, confirmar, type OpcoesConfirmar } from '../janelas/dialogos.tsx';

type Exclusao = {
  pergunta: Omit<OpcoesConfirmar, 'perigo'>;
  excluir: () => Promise<unknown>;
  /** Said when it is gone. */
  feito: string;
  /** What was read of it and of its kin, in the own room. */
  lidas?: readonly AnyEndpoint[];
  /** What was read elsewhere, by the beginnings of paths. */
  envelhece?: readonly string[];
};

/** Asks, deletes, says so and makes old what was read; true when it is gone. What is in use stays, and the server says why. */
export async function excluirComPergunta({ pergunta, excluir, feito, lidas = [], envelhece = [] }: Exclusao): Promise<boolean> {
  if (!(await confirmar({ ...pergunta, perigo: true }))) return false;
  try {
    await excluir();
  } catch (erro) {
    avisar.erro(erro);
    return false;
  }
  avisar.sucesso(feito);
  await Promise.all([...lidas.map(invalidar), envelhecer(...envelhece)]);
  return true;
}
