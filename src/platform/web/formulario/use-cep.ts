import { useRef, useState } from 'react';
import { ErroApi } from '../erro-api.ts';
import { useFormulario } from './contexto.tsx';

export type SituacaoDoCep = 'parado' | 'buscando' | 'parcial' | 'nao-localizado';
type Endereco = {
  logradouro: string | null;
  bairro: string | null;
  cidade: string | null;
  uf: string | null;
  cidadeIbge: string | null;
  parcial: boolean;
};
type CampoDoEndereco = Exclude<keyof Endereco, 'parcial'>;

/**
 * Fills an address from its postal code. What the answer does not know stays as it was; a later code wins over the answer of an
 * earlier one. A failure of the look-up never stops the typing.
 * @param caminho where each field stands in the form; null for one that the form has not
 */
export function useCep(
  localizar: (cep: string) => Promise<Endereco>,
  caminho: (campo: CampoDoEndereco | 'numero') => string | null,
): { situacao: SituacaoDoCep; preencher: (cep: string) => void } {
  const { definir, focar } = useFormulario();
  const [situacao, setSituacao] = useState<SituacaoDoCep>('parado');
  const ultimo = useRef('');
  const preencher = async (cep: string): Promise<void> => {
    ultimo.current = cep;
    setSituacao('buscando');
    try {
      const endereco = await localizar(cep);
      if (ultimo.current !== cep) return;
      for (const campo of ['logradouro', 'bairro', 'cidade', 'uf', 'cidadeIbge'] as const) {
        const alvo = caminho(campo);
        if (alvo !== null && endereco[campo] !== null) definir(alvo, endereco[campo]);
      }
      setSituacao(endereco.parcial ? 'parcial' : 'parado');
      focar(caminho(endereco.logradouro === null ? 'logradouro' : 'numero') ?? '');
    } catch (erro) {
      if (!(erro instanceof ErroApi)) throw erro;
      if (ultimo.current === cep) setSituacao('nao-localizado');
    }
  };
  return { situacao, preencher: (cep) => void preencher(cep) };
}
