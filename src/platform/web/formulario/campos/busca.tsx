import { CloseButton, Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTextos } from '../../i18n.tsx';
import { type PropsCampo, useCampo, useChave } from '../campo.ts';
import estilo from '../formulario.module.css';
import { textosFormulario } from '../texts.ts';
import { type FuncaoDeBusca, type OpcaoDeBusca, useBuscaAssincrona } from '../use-busca-assincrona.ts';

type Props = PropsCampo & {
  buscar: FuncaoDeBusca;
  /** The option that the stored value names, so that an edit shows its label. */
  inicial?: OpcaoDeBusca | null;
  placeholder?: string;
  aoMudar?: (opcao: OpcaoDeBusca | null) => void;
  /**
   * Creates what is missing from inside the field: `aoCriar` receives what was typed, opens whatever it needs and gives
   * the new option, or null when the user gave up.
   */
  criar?: { rotulo: (termo: string) => ReactNode; aoCriar: (termo: string) => Promise<OpcaoDeBusca | null> };
};

const CRIAR = '\u0000criar';

/** A choice among many records: type to find, arrows and Enter to choose, Esc to give up. */
export function CampoBusca(props: Props) {
  const [conhecida, setConhecida] = useState(props.inicial ?? null);
  const formatar = (valor: unknown) => [conhecida, props.inicial].find((opcao) => opcao?.valor === valor)?.rotulo ?? String(valor);
  return <Entrada key={useChave(props.nome)} {...props} conhecida={conhecida} formatar={formatar} aoConhecer={setConhecida} />;
}

type PropsEntrada = Props & {
  conhecida: OpcaoDeBusca | null;
  formatar: (valor: unknown) => string;
  aoConhecer: (opcao: OpcaoDeBusca | null) => void;
};

function Entrada({ buscar, inicial, conhecida, placeholder, aoMudar, criar, formatar, aoConhecer, ...props }: PropsEntrada) {
  const t = useTextos(textosFormulario);
  const { valor, mudar, aoSair, somenteLeitura, comum } = useCampo(props, { formatar });
  const [escolhida, setEscolhida] = useState<OpcaoDeBusca | null>([conhecida, inicial].find((opcao) => opcao?.valor === valor) ?? null);
  const [termo, setTermo] = useState<string | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { opcoes, buscando, falhou } = useBuscaAssincrona(buscar, termo ?? '', combobox.dropdownOpened);
  const escolher = (opcao: OpcaoDeBusca | null) => {
    setEscolhida(opcao);
    setTermo(null);
    aoConhecer(opcao);
    mudar(opcao?.valor ?? null);
    aoMudar?.(opcao);
    combobox.closeDropdown();
  };
  const aoSubmeter = async (marcado: string) => {
    if (marcado !== CRIAR) {
      const opcao = opcoes.find((item) => String(item.valor) === marcado);
      if (opcao) escolher(opcao);
      return;
    }
    combobox.closeDropdown();
    const nova = await criar?.aoCriar((termo ?? '').trim());
    if (nova) escolher(nova);
  };
  const podeLimpar = escolhida !== null && !comum.required && !somenteLeitura && !props.desabilitado;
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(marcado) => void aoSubmeter(marcado)}
      withinPortal={false}
      disabled={somenteLeitura || props.desabilitado}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...comum}
          role="combobox"
          aria-expanded={combobox.dropdownOpened}
          aria-controls={combobox.listId ?? undefined}
          autoComplete="off"
          maxLength={200}
          placeholder={placeholder ?? t('digiteParaBuscar')}
          value={termo ?? escolhida?.rotulo ?? ''}
          rightSectionPointerEvents="all"
          rightSection={
            buscando && combobox.dropdownOpened ? (
              <Loader size={14} aria-hidden />
            ) : podeLimpar ? (
              <CloseButton size="sm" aria-label={t('limparCampo', { rotulo: props.rotulo })} onClick={() => escolher(null)} />
            ) : null
          }
          onChange={(evento) => {
            setTermo(evento.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown();
            // Text that chose nothing goes back to the choice; an emptied field is an empty choice.
            if (termo !== null && termo.trim() === '' && escolhida !== null) escolher(null);
            setTermo(null);
            aoSair();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={props.rotulo}>
          {opcoes.map((opcao) => (
            <Combobox.Option
              key={opcao.valor}
              value={String(opcao.valor)}
              className={estilo.opcao}
              active={opcao.valor === escolhida?.valor}
            >
              {opcao.rotulo}
              {opcao.detalhe && <small>{opcao.detalhe}</small>}
            </Combobox.Option>
          ))}
          {opcoes.length === 0 && (
            <Combobox.Empty>{falhou ? t('buscaFalhou') : buscando ? t('carregando') : t('nadaEncontrado')}</Combobox.Empty>
          )}
          {criar && (termo ?? '').trim() !== '' && <Combobox.Option value={CRIAR}>{criar.rotulo((termo ?? '').trim())}</Combobox.Option>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
