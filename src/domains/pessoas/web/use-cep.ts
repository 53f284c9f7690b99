import { useRef, useState } from 'react';
import { chamar } from '#platform/web/api.ts';
import { ErroApi } from '#platform/web/erro-api.ts';
import { useFormulario } from '#platform/web/formulario/index.ts';
import { pessoasApi } from '../api.ts';

export type SituacaoDoCep = 'parado' | 'buscando' | 'parcial' | 'nao-localizado';

/**
 * Fills the address at `prefixo` from its postal code. What the answer does not know stays as it was; a later code
 * wins over the answer of an earlier one. A failure of the look-up never stops the typing.
 */
export function useCep(prefixo: string): { situacao: SituacaoDoCep; preencher: (cep: string) => void } {
  const { definir, focar } = useFormulario();
  const [situacao, setSituacao] = useState<SituacaoDoCep>('parado');
  const ultimo = useRef('');
  const preencher = async (cep: string): Promise<void> => {
    ultimo.current = cep;
    setSituacao('buscando');
    try {
      const endereco = await chamar(pessoasApi.localizarCep, { params: { cep } });
      if (ultimo.current !== cep) return;
      for (const campo of ['logradouro', 'bairro', 'cidade', 'uf', 'cidadeIbge'] as const)
        if (endereco[campo] !== null) definir(`${prefixo}.${campo}`, endereco[campo]);
      setSituacao(endereco.parcial ? 'parcial' : 'parado');
      focar(`${prefixo}.${endereco.logradouro === null ? 'logradouro' : 'numero'}`);
    } catch (erro) {
      if (!(erro instanceof ErroApi)) throw erro;
      if (ultimo.current === cep) setSituacao('nao-localizado');
    }
  };
  return { situacao, preencher: (cep) => void preencher(cep) };
}
