import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { type DataCivil, formatarData, parseDataBr } from '#shared/datas.ts';
import { useTextos } from '../i18n.tsx';
import { textosWeb } from '../texts.ts';

type Props = {
  rotulo: string;
  ajuda?: string | undefined;
  valor: DataCivil;
  minimo?: DataCivil;
  maximo?: DataCivil;
  /** Said while what is typed is no day, or none that fits. */
  recusa?: string;
  /** What came of the day that was chosen. */
  erro?: string | undefined;
  /** Told when the field is left or Enter is pressed, and not with the last digit. */
  aoSair?: boolean;
  autoFoco?: boolean;
  aoMudar: (dia: DataCivil) => void;
};

/** One day outside of a form, which counts at once: typed as in a form, told as soon as it is one, written out when it is left. */
export function EntradaDeDia({ rotulo, ajuda, valor, minimo, maximo, recusa, erro, aoSair = false, autoFoco, aoMudar }: Props) {
  const t = useTextos(textosWeb);
  const [digitado, setDigitado] = useState<string | null>(null);
  const ler = (texto: string): DataCivil | null => {
    const dia = parseDataBr(texto);
    return dia !== null && (minimo === undefined || dia >= minimo) && (maximo === undefined || dia <= maximo) ? dia : null;
  };
  const lido = digitado === null ? valor : ler(digitado);
  const aceitar = (dia: DataCivil | null): void => {
    if (dia !== null && dia !== valor) aoMudar(dia);
  };
  const concluir = (): void => {
    if (lido === null) return;
    setDigitado(null);
    aceitar(lido);
  };
  return (
    <TextInput
      label={rotulo}
      description={ajuda}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="numeric"
      data-autofocus={autoFoco || undefined}
      value={digitado ?? formatarData(valor)}
      error={lido === null ? (recusa ?? t('dataInvalida')) : erro}
      onChange={({ currentTarget: { value } }) => {
        setDigitado(value);
        if (!aoSair) aceitar(ler(value));
      }}
      onBlur={concluir}
      onKeyDown={({ key }) => key === 'Enter' && concluir()}
    />
  );
}
