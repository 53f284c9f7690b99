import { Checkbox, Switch } from '@mantine/core';
import clsx from 'clsx';
import { useTextos } from '../../i18n.tsx';
import { type PropsCampo, useCampo } from '../campo.ts';
import estilo from '../formulario.module.css';
import { textosFormulario } from '../texts.ts';

type Props = PropsCampo & { aoMudar?: (marcado: boolean) => void };

function useMarca(props: Props) {
  const t = useTextos(textosFormulario);
  const { chave, valor, mudar, comum, somenteLeitura } = useCampo(props, { formatar: (marcado) => t(marcado === true ? 'sim' : 'nao') });
  const { readOnly: _semLeitura, className, ...resto } = comum;
  return {
    chave,
    propsDaMarca: {
      ...resto,
      className: clsx(className, estilo.marcar),
      // Unticked is an answer: the field is never "required" by its mark.
      required: props.obrigatorio ?? false,
      disabled: props.desabilitado || somenteLeitura,
      defaultChecked: valor === true,
      onChange: (evento: { currentTarget: HTMLInputElement }) => {
        mudar(evento.currentTarget.checked);
        props.aoMudar?.(evento.currentTarget.checked);
      },
    },
  };
}

/** A tick: the record says yes or no when it is saved. */
export function CampoMarcar(props: Props) {
  const { chave, propsDaMarca } = useMarca(props);
  return <Checkbox key={chave} {...propsDaMarca} />;
}

/** A switch: something is on or off ("Ativo"). */
export function CampoAlternar(props: Props) {
  const { chave, propsDaMarca } = useMarca(props);
  return <Switch key={chave} {...propsDaMarca} />;
}
