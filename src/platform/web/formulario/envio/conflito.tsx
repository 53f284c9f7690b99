import { nomeDoAutor } from '#shared/palavras/autores.ts';
import { Button } from '@mantine/core';
import type { AlteracaoAlheia } from '#shared/erros.ts';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { diferencas } from '../valores/alteracao.ts';
import { lerCaminho } from '../valores/caminhos.ts';
import type { CampoRegistrado, Valores } from '../contexto.tsx';
import estilo from '../formulario.module.css';
import { rotuloNoGrupo } from './no-resumo.ts';
import { textosFormulario } from '../texts.ts';
import { textosConflito } from './texts-conflito.ts';

type Props = {
  campos: ReadonlyMap<string, CampoRegistrado>;
  meu: Valores;
  atual: Valores;
  /** Who changed the record and when, where the audit knows. */
  alteracao: AlteracaoAlheia | null;
  aoRecarregar: () => void;
  aoGravarPorCima: () => void;
  aoFechar: () => void;
};

/** Someone else saved first: who and when, which fields differ, and the user decides which version stays. */
export default function JanelaDeConflito({ campos, meu, atual, alteracao, aoRecarregar, aoGravarPorCima, aoFechar }: Props) {
  const t = useTextos(textosConflito);
  const tf = useTextos(textosFormulario);
  const { idioma } = useIdioma();
  const visiveis = [...campos.values()].filter((campo) => !campo.sensivel);
  const linhas = diferencas(
    visiveis.map(({ nome }) => nome),
    (nome) => lerCaminho(meu, nome),
    (nome) => lerCaminho(atual, nome),
  );
  const mostrar = (nome: string, valor: unknown) => campos.get(nome)?.formatar(valor) || tf('vazio');
  const rotulo = (nome: string) => {
    const campo = campos.get(nome);
    return campo ? rotuloNoGrupo(campos, campo) : nome;
  };
  const por = nomeDoAutor(alteracao?.por ?? '', idioma);
  const em = alteracao ? escreverInstante(alteracao.em) : '';
  return (
    <Janela
      aberta
      alerta
      tamanho="larga"
      titulo={t(alteracao?.propria ? 'conflitoTituloSeu' : 'conflitoTitulo')}
      aoFechar={aoFechar}
      rodape={
        <>
          {/* Enter never overwrites what somebody else wrote. */}
          <Button variant="default" onClick={aoRecarregar} data-foco>
            {t('recarregar')}
          </Button>
          <Button onClick={aoGravarPorCima}>{t('gravarPorCima')}</Button>
        </>
      }
    >
      <p>{alteracao === null ? t('conflitoTexto') : t(alteracao.propria ? 'conflitoSeu' : 'conflitoDeAlguem', { por, em })}</p>
      <p>{t(linhas.length === 0 ? 'conflitoIgual' : 'conflitoEscolha')}</p>
      {linhas.length > 0 && (
        <ul className={estilo.comparacao}>
          {linhas.map(({ nome, meu: digitado, atual: guardado }) => (
            <li key={nome}>
              <strong>{rotulo(nome)}</strong> {t('duasVersoes', { meu: mostrar(nome, digitado), atual: mostrar(nome, guardado) })}
            </li>
          ))}
        </ul>
      )}
    </Janela>
  );
}
