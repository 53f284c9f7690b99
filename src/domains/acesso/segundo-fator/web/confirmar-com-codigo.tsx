import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao-estado.ts';
import { formaSenhaECodigo } from '../esquemas.ts';
import { textosSegundoFator } from '../texts.ts';
import { EntradaDeCodigo } from '#domains/acesso/web/campo-codigo.tsx';
import { EntradaDeSenha } from '#domains/acesso/web/campo-senha.tsx';
import { Botoes } from './ligar-segundo-fator.tsx';
import { Falha } from '#domains/acesso/web/moldura.tsx';
import estilo from './segundo-fator.module.css';
import { useFormularioSimples } from '#domains/acesso/web/use-formulario-simples.ts';

type Props = {
  texto: string;
  rotulo: string;
  enviar: (valores: { senha: string; codigo: string }) => Promise<void>;
  aoCancelar: () => void;
};

/** Password and code once more, before what only the owner of both may do. */
export function ConfirmarComCodigo({ texto: explicacao, rotulo, enviar, aoCancelar }: Props) {
  const t = useTextos(textosSegundoFator);
  const { usuario } = useSessao();
  const { texto, falha, enviando, propsDoFormulario } = useFormularioSimples({
    inicial: { senha: '', codigo: '' },
    esquema: formaSenhaECodigo,
    enviar,
  });
  return (
    <form className={estilo.passos} {...propsDoFormulario}>
      <Falha mensagem={falha} />
      <p>{explicacao}</p>
      <input type="text" name="username" autoComplete="username" value={usuario?.email ?? ''} readOnly hidden />
      <EntradaDeSenha label={t('senha')} autoComplete="current-password" autoFocus {...texto('senha')} />
      <EntradaDeCodigo letras label={t('codigoOuRecuperacao')} {...texto('codigo')} />
      <Botoes rotulo={rotulo} enviando={enviando} aoCancelar={aoCancelar} />
    </form>
  );
}
