import { useEffect, useRef, useState } from 'react';
import { useAtual } from '#platform/web/formulario/use-atual.ts';
import { usePausado } from '#platform/web/use-pausado.ts';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import estilo from '../tabela.module.css';

type Props = { rotulo: string; valor: string; aoMudar: (valor: string) => void };

/** The search box: waits a moment after the last key, follows Back and Forward. */
export function BuscaRapida({ rotulo, valor, aoMudar }: Props) {
  const [digitado, setDigitado] = useState(valor);
  const assentado = usePausado(digitado);
  const enviado = useRef(valor);
  const avisar = useAtual(aoMudar);

  useEffect(() => {
    // The address changed by other hands (Back, a saved filter, "Limpar filtros"): the box follows it.
    if (valor === enviado.current) return;
    enviado.current = valor;
    setDigitado(valor);
  }, [valor]);

  useEffect(() => {
    if (assentado !== digitado || digitado === enviado.current) return;
    enviado.current = digitado;
    avisar.current(digitado);
  }, [assentado, digitado, avisar]);

  return (
    <label className={estilo.buscaRapida}>
      <IconSearch size={16} aria-hidden />
      <input
        type="search"
        // The shell sends `/` to the field that carries this mark.
        data-busca-da-tela
        aria-label={rotulo}
        aria-keyshortcuts="/"
        placeholder={rotulo}
        value={digitado}
        maxLength={200}
        onChange={(evento) => setDigitado(evento.currentTarget.value)}
        onKeyDown={(evento) => {
          if (evento.key === 'Escape' && digitado !== '') {
            evento.stopPropagation();
            setDigitado('');
          }
        }}
      />
    </label>
  );
}
