import { useEffect, useRef, useState } from 'react';
import { ErroApi } from '#platform/web/rede/erro-api.ts';
import type { Caminho } from '../valores/caminho-tipado.ts';
import { lerCaminho } from '../valores/caminhos.ts';
import { useFormulario } from '../contexto.tsx';
import { type CampoDoCep, camposDoCep, type EnderecoDoCep, mudancasDoCep } from './endereco-do-cep.ts';

export type SituacaoDoCep = 'parado' | 'buscando' | 'parcial' | 'nao-localizado';
type Endereco = EnderecoDoCep & { parcial: boolean };

/**
 * Fills an address from its postal code, as `mudancasDoCep` says; a later code wins over the answer of an earlier one. A failure of the look-up never stops the typing.
 * @param caminho where each field stands in the form; null for one that the form has not
 */
export function useCep(
  localizar: (cep: string) => Promise<Endereco>,
  caminho: (campo: CampoDoCep | 'numero') => Caminho | null,
): { situacao: SituacaoDoCep; preencher: (cep: string) => void } {
  const { definir, focar, valores } = useFormulario();
  const [situacao, setSituacao] = useState<SituacaoDoCep>('parado');
  const ultimo = useRef('');
  const lugar = (): EnderecoDoCep => {
    const campos = camposDoCep.map((campo) => {
      const alvo = caminho(campo);
      const valor = alvo === null ? null : lerCaminho(valores(), alvo);
      return [campo, typeof valor === 'string' && valor !== '' ? valor : null];
    });
    return Object.fromEntries(campos) as EnderecoDoCep;
  };
  // The place that the code before gave, or with which the record was opened.
  const deAntes = useRef<EnderecoDoCep | null>(null);
  useEffect(() => {
    deAntes.current ??= lugar();
    // oxlint-disable-next-line react/exhaustive-deps -- only what stood there when the fields came
  }, []);
  const preencher = async (cep: string): Promise<void> => {
    ultimo.current = cep;
    setSituacao('buscando');
    try {
      const endereco = await localizar(cep);
      if (ultimo.current !== cep) return;
      const mudancas = mudancasDoCep(lugar(), deAntes.current ?? lugar(), endereco);
      for (const [campo, valor] of Object.entries(mudancas) as [CampoDoCep, string | null][]) {
        const alvo = caminho(campo);
        if (alvo !== null) definir(alvo, valor ?? (campo === 'uf' || campo === 'cidadeIbge' ? null : ''));
      }
      deAntes.current = lugar();
      setSituacao(endereco.parcial ? 'parcial' : 'parado');
      const seguinte = caminho(endereco.logradouro === null ? 'logradouro' : 'numero');
      if (seguinte !== null) focar(seguinte);
    } catch (erro) {
      if (!(erro instanceof ErroApi)) throw erro;
      if (ultimo.current === cep) setSituacao('nao-localizado');
    }
  };
  return { situacao, preencher: (cep) => void preencher(cep) };
}
