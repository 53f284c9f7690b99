import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '../../i18n.tsx';
import estilo from '../tabela.module.css';
import { textosTabela } from '../texts.ts';

type Props = { rotulo: string; valor: string; aoConcluir: (valor: string) => void };

/** A free text filter, applied by Enter or by its button. */
export function EditorTexto({ rotulo, valor, aoConcluir }: Props) {
  const t = useTextos(textosTabela);
  const [digitado, setDigitado] = useState(valor);
  return (
    <form
      className={estilo.editor}
      onSubmit={(evento) => {
        evento.preventDefault();
        evento.stopPropagation();
        aoConcluir(digitado.trim());
      }}
    >
      <TextInput
        label={rotulo}
        value={digitado}
        maxLength={200}
        data-autofocus
        onChange={(evento) => setDigitado(evento.currentTarget.value)}
      />
      <Button type="submit" size="xs">
        {t('aplicar')}
      </Button>
    </form>
  );
}
