import { TextInput } from '@mantine/core';
import estilo from '#domains/academico/estrutura/web/estrutura.module.css';

/** One number of the example; it belongs to no form. */
export function MarcaDoExemplo({
  rotulo,
  valor,
  aoMudar,
  soLeitor = false,
}: {
  rotulo: string;
  valor: string;
  aoMudar: (valor: string) => void;
  /** Inside a table the header is the label in sight. */
  soLeitor?: boolean;
}) {
  return (
    <TextInput
      className={estilo.marca}
      {...(soLeitor ? { 'aria-label': rotulo } : { label: rotulo })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      value={valor}
      onFocus={(evento) => evento.currentTarget.select()}
      onChange={(evento) => aoMudar(evento.currentTarget.value)}
    />
  );
}
