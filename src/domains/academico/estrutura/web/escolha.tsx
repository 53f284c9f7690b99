import { InputBase } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';

/** A choice that belongs to no form: which class or year one looks at. Empty while nothing was chosen. */
export function Escolha({
  rotulo,
  valor,
  opcoes,
  aoMudar,
}: {
  rotulo: string;
  valor: number | null;
  opcoes: readonly { valor: number; rotulo: string }[];
  aoMudar: (valor: number) => void;
}) {
  return (
    <InputBase
      component="select"
      pointer
      label={rotulo}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      rightSectionPointerEvents="none"
      value={valor === null ? '' : String(valor)}
      onChange={(evento) => aoMudar(Number(evento.currentTarget.value))}
    >
      {valor === null && (
        <option value="" hidden>
          …
        </option>
      )}
      {opcoes.map((opcao) => (
        <option key={opcao.valor} value={opcao.valor}>
          {opcao.rotulo}
        </option>
      ))}
    </InputBase>
  );
}
