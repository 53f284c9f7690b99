import { useState } from 'react';
import { ErroApi } from '#platform/web/rede/api.ts';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useGuarda } from '#platform/web/formulario/envio/guarda.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { chamadasApi } from '../api.ts';
import { pedidoDe, type Quadro, type Rascunho } from '../rascunho.ts';
import { textosChamada } from '../texts.ts';

export const lidas = [chamadasApi.obterQuadro];
/** What others read of rolls. */
export const envelhece = ['Diario', 'Aula', 'Justificativa', 'Frequencia', 'Inicio'] as const;

/** Rolls that were begun on this screen and not saved, by the class and days they are of: going to another day and back loses nothing. */
export function useRascunhos() {
  const [todos, setTodos] = useState<Readonly<Record<string, Rascunho>>>({});
  const alterados = Object.values(todos).filter((um) => Object.values(um).some((marcas) => Object.keys(marcas).length > 0));
  useGuarda('chamadas', () => alterados.length > 0, { ativa: true, desligada: false });
  return {
    ler: (chave: string): Rascunho => todos[chave] ?? {},
    mudar: (chave: string, novo: Rascunho): void => setTodos((antes) => ({ ...antes, [chave]: novo })),
    descartar: (chave: string): void => setTodos(({ [chave]: _, ...outros }) => outros),
  };
}
export type Rascunhos = ReturnType<typeof useRascunhos>;

/** Saves rolls. When somebody else saved meanwhile, it says who, and keeps what was marked over the new version. */
export function useSalvarChamadas(aoSalvar: () => void) {
  const t = useTextos(textosChamada);
  const comando = useComando(chamadasApi.chamar, { invalida: lidas, envelhece });
  const enviar = async (body: ReturnType<typeof pedidoDe>, reler: () => void): Promise<void> => {
    if (comando.isPending || body.chamadas.length === 0) return;
    try {
      const { chamadas } = await comando.mutateAsync({ body });
      aoSalvar();
      avisar.sucesso(t('salva', { n: chamadas.length }));
    } catch (erro) {
      if (!(erro instanceof ErroApi) || erro.code !== 'VERSAO_DESATUALIZADA') return avisar.erro(erro);
      reler();
      avisar.info(`${erro.message} ${t('mesclada')}`);
    }
  };
  return {
    enviar,
    salvar: (quadro: Quadro, rascunho: Rascunho, reler: () => void) => enviar(pedidoDe(quadro, rascunho), reler),
    salvando: comando.isPending,
  };
}
