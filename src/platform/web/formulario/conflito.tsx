import { Button } from '@mantine/core';
import { Janela } from '../dialogos.tsx';
import { useTextos } from '../i18n.tsx';
import { diferencas } from './alteracao.ts';
import { lerCaminho } from './caminhos.ts';
import type { CampoRegistrado, Valores } from './contexto.tsx';
import estilo from './formulario.module.css';
import { textosFormulario } from './texts.ts';

type Props = {
  campos: ReadonlyMap<string, CampoRegistrado>;
  meu: Valores;
  atual: Valores;
  aoRecarregar: () => void;
  aoManter: () => void;
  aoFechar: () => void;
};

/** Someone else saved first: both versions side by side, field by field, and the user decides. */
export default function JanelaDeConflito({ campos, meu, atual, aoRecarregar, aoManter, aoFechar }: Props) {
  const t = useTextos(textosFormulario);
  const visiveis = [...campos.values()].filter((campo) => !campo.sensivel);
  const linhas = diferencas(
    visiveis.map((campo) => campo.nome),
    (nome) => lerCaminho(meu, nome),
    (nome) => lerCaminho(atual, nome),
  );
  const mostrar = (nome: string, valor: unknown) => campos.get(nome)?.formatar(valor) || t('vazio');
  return (
    <Janela
      aberta
      alerta
      tamanho="larga"
      titulo={t('conflitoTitulo')}
      aoFechar={aoFechar}
      rodape={
        <>
          {/* Enter never overwrites what somebody else wrote. */}
          <Button variant="default" onClick={aoRecarregar} data-foco>
            {t('recarregar')}
          </Button>
          <Button onClick={aoManter}>{t('manterMeu')}</Button>
        </>
      }
    >
      <p>{t(linhas.length > 0 ? 'conflitoTexto' : 'conflitoIgual')}</p>
      {linhas.length > 0 && (
        <table className={estilo.comparacao}>
          <thead>
            <tr>
              <th scope="col">{t('campo')}</th>
              <th scope="col">{t('oMeu')}</th>
              <th scope="col">{t('oAtual')}</th>
            </tr>
          </thead>
          <tbody>
            {linhas.map(({ nome, meu: digitado, atual: guardado }) => (
              <tr key={nome}>
                <th scope="row">{campos.get(nome)?.rotulo}</th>
                <td>{mostrar(nome, digitado)}</td>
                <td>{mostrar(nome, guardado)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Janela>
  );
}
