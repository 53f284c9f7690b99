import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { type DataCivil, formatarData, parseDataBr, somarDias } from '#shared/datas.ts';
import { hojeNaEscola } from '../../fuso.ts';
import { useTextos } from '../../i18n.tsx';
import estilo from '../tabela.module.css';
import { textosTabela } from '../texts.ts';

type Props = { rotulo: string; valor: DataCivil | null; aoConcluir: (valor: DataCivil) => void };

const atalhos = [
  { chave: 'hoje', dia: (hoje: DataCivil) => hoje },
  { chave: 'fimDoMesPassado', dia: (hoje: DataCivil) => somarDias(`${hoje.slice(0, 8)}01`, -1) },
  { chave: 'fimDoAnoPassado', dia: (hoje: DataCivil) => somarDias(`${hoje.slice(0, 4)}-01-01`, -1) },
] as const;

/** One day, typed or by a shortcut. */
export function EditorDia({ rotulo, valor, aoConcluir }: Props) {
  const t = useTextos(textosTabela);
  const [digitado, setDigitado] = useState(valor === null ? '' : formatarData(valor));
  const [errado, setErrado] = useState(false);
  const idErro = useId();
  const [hoje] = useState(hojeNaEscola);
  return (
    <form
      className={estilo.editor}
      aria-label={rotulo}
      onSubmit={(evento) => {
        evento.preventDefault();
        evento.stopPropagation();
        const dia = parseDataBr(digitado);
        if (dia === null) setErrado(true);
        else aoConcluir(dia);
      }}
    >
      <TextInput
        label={rotulo}
        value={digitado}
        inputMode="numeric"
        placeholder={t('formatoDaData')}
        data-autofocus
        error={errado}
        aria-describedby={errado ? idErro : undefined}
        onChange={(evento) => setDigitado(evento.currentTarget.value)}
      />
      {errado && (
        <p id={idErro} role="alert" className={estilo.erro}>
          {t('dataInvalida')}
        </p>
      )}
      <div className={estilo.atalhos}>
        {atalhos.map(({ chave, dia }) => (
          <button key={chave} type="button" className={estilo.botaoTexto} onClick={() => aoConcluir(dia(hoje))}>
            {t(chave)}
          </button>
        ))}
      </div>
      <Button type="submit" size="xs">
        {t('aplicar')}
      </Button>
    </form>
  );
}
