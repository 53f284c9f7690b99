import { type RefObject, useMemo } from 'react';
import { confirmar } from '../perguntas.ts';
import { useTextos } from '../i18n.tsx';
import type { CampoRegistrado, Valores } from './contexto.tsx';
import { textosFormulario } from './texts.ts';

/** What is asked before a draft takes the place of something typed. */
export function usePerguntasDoRascunho(campos: RefObject<Map<string, CampoRegistrado>>) {
  const t = useTextos(textosFormulario);
  return useMemo(() => {
    const dizer = (nome: string, valores: Valores): string => {
      const valor = valores[nome];
      if (Array.isArray(valor)) return t('itens', { n: valor.length });
      return campos.current.get(nome)?.formatar(valor) || t('vazio');
    };
    const rotulo = (nome: string): string =>
      campos.current.get(nome)?.rotulo ?? [...campos.current.values()].find((campo) => campo.nome.startsWith(`${nome}.`))?.rotulo ?? nome;
    return {
      /** Which text stands where both changed a field: true for the draft's. */
      disputar: (nomes: readonly string[], tela: Valores, rascunho: Valores): Promise<boolean> =>
        confirmar({
          titulo: t('rascunhoDisputado'),
          texto: nomes
            .map((nome) => t('rascunhoDisputadoCampo', { campo: rotulo(nome), tela: dizer(nome, tela), rascunho: dizer(nome, rascunho) }))
            .join(' '),
          rotuloConfirmar: t('usarRascunho'),
          rotuloCancelar: t('manterTela'),
        }),
      trocar: (): Promise<boolean> =>
        confirmar({ titulo: t('trocarPeloRascunho'), texto: t('trocarPeloRascunhoTexto'), rotuloConfirmar: t('trocar') }),
    };
  }, [t, campos]);
}
