import { ErroApi } from '../rede/erro-api.ts';
import { criarLoja } from '../loja.ts';
import { guardar, lerGuardado } from './guardados.ts';
import { quemGuarda, seguirSemRede } from './sessao-guardada.ts';

/** A network that is there and says nothing: after so long what is kept is shown. */
const LENTA_MS = 8_000;

/** Of which instant is what the screens show from the browser's keeping, by address; empty while the server answers. */
export const deQuando = criarLoja<ReadonlyMap<string, string>>(new Map());

const marcar = (endereco: string, em: string | null): void => {
  if (deQuando.ler().get(endereco) === (em ?? undefined)) return;
  deQuando.mudar((antes) => {
    const novas = new Map(antes);
    if (em === null) novas.delete(endereco);
    else novas.set(endereco, em);
    return novas;
  });
};

export const isSemConexao = (erro: unknown): boolean => erro instanceof ErroApi && erro.code === 'SEM_CONEXAO';

/** Reads an answer, and keeps it; without a network gives the one that was kept last, and notes of when it is. One that comes late is told. */
export async function comGuarda<T>(endereco: string, buscar: () => Promise<T>, aoChegarTarde: () => void): Promise<T> {
  const usuario = quemGuarda();
  if (usuario === null) return buscar();
  const lenta = Symbol('slow');
  const chegando = buscar().then((valor) => {
    marcar(endereco, null);
    void guardar(usuario, endereco, valor);
    return valor;
  });
  try {
    const primeiro = await Promise.race([chegando, new Promise<typeof lenta>((seguir) => setTimeout(() => seguir(lenta), LENTA_MS))]);
    if (primeiro !== lenta) return primeiro;
  } catch (erro) {
    if (!isSemConexao(erro)) throw erro;
    const guardada = await lerGuardado(usuario, endereco);
    if (!guardada) throw erro;
    await seguirSemRede();
    marcar(endereco, guardada.em);
    return guardada.valor as T;
  }
  const guardada = await lerGuardado(usuario, endereco);
  if (!guardada) return chegando;
  chegando.then(aoChegarTarde, () => undefined);
  marcar(endereco, guardada.em);
  return guardada.valor as T;
}
