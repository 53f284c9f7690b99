import { InputBase } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosEstrutura } from '../texts.ts';

type OpcaoDeEscolha = { valor: number; rotulo: string /** Under which heading it stands. */; grupo?: string };

/** A choice that belongs to no form: which class or year one looks at. Empty while nothing was chosen. */
export function Escolha({
  rotulo,
  valor,
  opcoes,
  aoMudar,
}: {
  rotulo: string;
  valor: number | null;
  opcoes: readonly OpcaoDeEscolha[];
  aoMudar: (valor: number) => void;
}) {
  const t = useTextos(textosEstrutura);
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
          {t('escolha')}
        </option>
      )}
      {[...Map.groupBy(opcoes, ({ grupo }) => grupo)].map(([grupo, suas]) =>
        grupo === undefined ? (
          <Opcoes key="" opcoes={suas} />
        ) : (
          <optgroup key={grupo} label={grupo}>
            <Opcoes opcoes={suas} />
          </optgroup>
        ),
      )}
    </InputBase>
  );
}

function Opcoes({ opcoes }: { opcoes: readonly OpcaoDeEscolha[] }) {
  return opcoes.map(({ valor, rotulo }) => (
    <option key={valor} value={valor}>
      {rotulo}
    </option>
  ));
}
