import { useState } from 'react';
import { type Hora, lerHora } from '../semana.ts';

type Props = { rotulo: string; valor: Hora; desativada?: boolean; aoMudar: (hora: Hora) => void };

/** An hour as people here write it, whatever the browser's language: told when the field is left, and what is none goes back. */
export function EntradaDeHora({ rotulo, valor, desativada, aoMudar }: Props) {
  const [digitado, setDigitado] = useState<string | null>(null);
  const concluir = (): void => {
    const hora = lerHora(digitado ?? valor);
    setDigitado(null);
    if (hora !== null && hora !== valor) aoMudar(hora);
  };
  return (
    <input
      aria-label={rotulo}
      inputMode="numeric"
      maxLength={5}
      size={5}
      disabled={desativada}
      value={digitado ?? valor}
      onFocus={(evento) => evento.currentTarget.select()}
      onChange={(evento) => setDigitado(evento.currentTarget.value)}
      onBlur={concluir}
      onKeyDown={({ key }) => key === 'Enter' && concluir()}
    />
  );
}
