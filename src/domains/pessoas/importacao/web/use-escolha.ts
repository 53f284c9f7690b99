import { importacaoApi } from '../api.ts';
import { useCallback, useRef, useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { clienteDeConsultas } from '#platform/web/rede/consultas.ts';
import { useGuarda } from '#platform/web/formulario/envio/guarda.ts';
import { confirmarPerda } from '#platform/web/janelas/saida-sem-salvar.ts';
import type { ImportacaoNaTela } from './importacao-na-tela.ts';

export type Escolha = Pick<ImportacaoNaTela, 'mapeamento' | 'aceitarParecidas' | 'vinculos'>;

/**
 * What is chosen for an open import, kept at the server with every change, one call after the other. Leaving the element with this id
 * waits for a choice that is on its way, and asks first when one could not be kept.
 */
export function useEscolha(importacao: ImportacaoNaTela, idDoElemento: string) {
  const { id, mapeamento, aceitarParecidas, vinculos } = importacao;
  const [escolha, setEscolha] = useState<Escolha>({ mapeamento, aceitarParecidas, vinculos });
  const [falha, setFalha] = useState<unknown>(null);
  const atual = useRef(escolha);
  const guardada = useRef(escolha);
  const indo = useRef<Promise<void> | null>(null);

  const guardarTudo = useCallback(async (): Promise<void> => {
    setFalha(null);
    try {
      while (guardada.current !== atual.current) {
        const enviada = atual.current;
        // oxlint-disable-next-line no-await-in-loop -- the last choice must be the last to arrive
        const resposta = await chamar(importacaoApi.guardarEscolha, { params: { id }, body: enviada });
        guardada.current = enviada;
        clienteDeConsultas.setQueryData([importacaoApi.obterImportacao.path, { params: { id } }], resposta);
      }
    } catch (erro) {
      setFalha(erro);
    }
  }, [id]);
  const guardar = useCallback((): Promise<void> => {
    indo.current ??= guardarTudo().finally(() => (indo.current = null));
    return indo.current;
  }, [guardarTudo]);
  const isGuardada = (): boolean => guardada.current === atual.current;
  const deixar = async (): Promise<boolean> => {
    await guardar();
    return isGuardada() || confirmarPerda();
  };
  useGuarda(idDoElemento, () => !isGuardada(), { ativa: false, desligada: false, perguntar: deixar });
  const mudar = useCallback(
    (parte: Partial<Escolha>): void => {
      atual.current = { ...atual.current, ...parte };
      setEscolha(atual.current);
      void guardar();
    },
    [guardar],
  );
  return { escolha, mudar, falha, guardar };
}
