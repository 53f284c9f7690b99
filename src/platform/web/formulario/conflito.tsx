import { nomeDoAutor } from '#shared/autores.ts';
import { Button } from '@mantine/core';
import type { AlteracaoAlheia } from '#shared/erros.ts';
import { Janela } from '../janelas/dialogos.tsx';
import { escreverInstante } from '../fuso.ts';
import { useIdioma, useTextos } from '../i18n.tsx';
import { diferencas, iguais } from './alteracao.ts';
import { lerCaminho } from './caminhos.ts';
import { camposDasDuasVersoes } from './comparacao.ts';
import type { CampoRegistrado, Valores } from './contexto.tsx';
import estilo from './formulario.module.css';
import { juntarFormulario, type Referencia } from './referencias.ts';
import { textosFormulario } from './texts.ts';
import { textosConflito } from './texts-conflito.ts';

type Props = {
  campos: ReadonlyMap<string, CampoRegistrado>;
  meu: Valores;
  /** What all that was typed was typed over. */
  aberto: Valores;
  atual: Valores;
  referencias: readonly Referencia[];
  /** Who changed the record and when, where the audit knows. */
  alteracao: AlteracaoAlheia | null;
  aoRecarregar: () => void;
  /** What the user changed over the stored version. */
  aoJuntar: (valores: Valores) => void;
  aoFechar: () => void;
};

/** Someone else saved first: who and when, both versions side by side, field by field, and the user decides. */
export default function JanelaDeConflito({ campos, meu, aberto, atual, referencias, alteracao, aoRecarregar, aoJuntar, aoFechar }: Props) {
  const t = useTextos(textosConflito);
  const tf = useTextos(textosFormulario);
  const { idioma } = useIdioma();
  const visiveis = camposDasDuasVersoes(campos, atual, (lista, n, campo) => t('itemDaLista', { lista, n, campo }));
  const linhas = diferencas(
    [...visiveis.keys()],
    (nome) => lerCaminho(meu, nome),
    (nome) => lerCaminho(atual, nome),
  );
  const mostrar = (nome: string, valor: unknown) => visiveis.get(nome)?.formatar(valor) || tf('vazio');
  const por = nomeDoAutor(alteracao?.por ?? '', idioma);
  const em = alteracao ? escreverInstante(alteracao.em) : '';
  const autoria = alteracao === null ? t('conflitoTexto') : t(alteracao.propria ? 'conflitoSeu' : 'conflitoDeAlguem', { por, em });
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
          <Button onClick={() => aoJuntar(juntarFormulario(aberto, meu, atual, referencias))}>{t('salvarMeu')}</Button>
        </>
      }
    >
      <p>{autoria}</p>
      {linhas.length === 0 && <p>{t('conflitoIgual')}</p>}
      {linhas.length > 0 && (
        <table className={estilo.comparacao}>
          <thead>
            <tr>
              <th scope="col">{t('campo')}</th>
              <th scope="col">{t('oMeu')}</th>
              <th scope="col">{alteracao && !alteracao.propria ? t('oAtualDe', { por }) : t('oAtual')}</th>
            </tr>
          </thead>
          <tbody>
            {linhas.map(({ nome, meu: digitado, atual: guardado }) => (
              <tr key={nome}>
                <th scope="row">{visiveis.get(nome)?.rotulo}</th>
                <td>
                  {mostrar(nome, digitado)}
                  {iguais(digitado, lerCaminho(aberto, nome)) && <small>{t('comoAbriu')}</small>}
                </td>
                <td>{mostrar(nome, guardado)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Janela>
  );
}
