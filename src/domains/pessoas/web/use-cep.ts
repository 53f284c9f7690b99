import { useRef, useState } from 'react';
import { chamar } from '#platform/web/api.ts';
import { ErroApi } from '#platform/web/erro-api.ts';
import { useFormulario } from '#platform/web/formulario/index.ts';
import { pessoasApi } from '../api.ts';

export type SituacaoDoCep = 'parado' | 'buscando' | 'parcial' | 'nao-localizado';

/**
 * Fills the address at `prefixo` (at the root of the form when empty), the `campos` that the form has, from its postal code. What the answer does not know stays as it was; a later code
 * wins over the answer of an earlier one. A failure of the look-up never stops the typing.
 */
export function useCep(
  prefixo: string,
  campos: readonly ('logradouro' | 'bairro' | 'cidade' | 'uf' | 'cidadeIbge')[] = ['logradouro', 'bairro', 'cidade', 'uf', 'cidadeIbge'],
): { situacao: SituacaoDoCep; preencher: (cep: string) => void } {
  const { definir, focar } = useFormulario();
  const [situacao, setSituacao] = useState<SituacaoDoCep>('parado');
  const ultimo = useRef('');
  const caminho = (campo: string): string => (prefixo === '' ? campo : `${prefixo}.${campo}`);
  const preencher = async (cep: string): Promise<void> => {
    ultimo.current = cep;
    setSituacao('buscando');
    try {
      const endereco = await chamar(pessoasApi.localizarCep, { params: { cep } });
      if (ultimo.current !== cep) return;
      for (const campo of campos) if (endereco[campo] !== null) definir(caminho(campo), endereco[campo]);
      setSituacao(endereco.parcial ? 'parcial' : 'parado');
      focar(caminho(endereco.logradouro === null ? 'logradouro' : 'numero'));
    } catch (erro) {
      if (!(erro instanceof ErroApi)) throw erro;
      if (ultimo.current === cep) setSituacao('nao-localizado');
    }
  };
  return { situacao, preencher: (cep) => void preencher(cep) };
}
