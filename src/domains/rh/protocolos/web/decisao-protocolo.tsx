import { Button, Radio, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ErroApi } from '#platform/web/rede/api.ts';
import { useAtalho } from '#platform/web/atalhos.tsx';
import { invalidar, useComando } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { useGuarda } from '#platform/web/formulario/envio/guarda.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { janelasAbertas } from '#platform/web/janelas/janela.tsx';
import { mesmoValor } from '#domains/pessoas/endereco-alteravel.ts';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { protocolosApi } from '../api.ts';
import { rotuloDoCampo, valorParaLer } from '#domains/rh/texts-campos.ts';
import { textosRh } from '#domains/rh/texts.ts';
import { CAMPO_DA_FICHA } from '#domains/rh/documentos.ts';
import { FichaPedida } from './ficha-pedida.tsx';
import { VerAnexo } from './ver-anexo.tsx';
import type { ProtocoloNaTela } from './protocolo-na-tela.ts';
import estilo from '#domains/rh/web/rh.module.css';

const ID = 'decisao-do-protocolo';
type Campo = ProtocoloNaTela['campos'][number];
type Decisao = { aceito: boolean | null; motivoRecusa: string };

/** Current and proposed side by side, with what stands in the last column. */
function Comparacao({
  protocoloId,
  campos,
  ultima,
}: {
  protocoloId: number;
  campos: readonly Campo[];
  ultima: (campo: Campo) => ReactNode;
}) {
  const t = useTextos(textosRh);
  const { idioma } = useIdioma();
  const ler = ({ campo }: Campo, valor: Campo['valorAtual']) =>
    valorParaLer(campo, valor, idioma) ?? <span className={estilo.vazio}>{t('vazio')}</span>;
  return (
    <table className={estilo.comparacao}>
      <caption className="so-leitor">{t('comparar')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('campo')}</th>
          <th scope="col">{t('valorAtual')}</th>
          <th scope="col">{t('valorProposto')}</th>
          <th scope="col">{t('situacao')}</th>
        </tr>
      </thead>
      <tbody>
        {campos.map((campo) => (
          <tr key={campo.campo}>
            <th scope="row">{rotuloDoCampo(campo.campo, idioma)}</th>
            <td data-rotulo={t('valorAtual')}>
              {campo.campo === CAMPO_DA_FICHA ? (
                <span className={estilo.vazio}>{campo.decisao === null && t('fichaAoLado')}</span>
              ) : (
                ler(campo, campo.valorAtual)
              )}
              {campo.decisao === null && campo.valorAgora !== null && mesmoValor(campo.valorAgora, campo.valorProposto) && (
                <span className={estilo.vazio}>{t('jaEstaAssim')}</span>
              )}
              {campo.mudou && (
                <span className={estilo.mudou}>
                  {campo.campo === CAMPO_DA_FICHA
                    ? t('fichaMudou')
                    : t('mudouAgora', { valor: valorParaLer(campo.campo, campo.valorAgora, idioma) ?? t('vazio') })}
                </span>
              )}
            </td>
            <td data-rotulo={t('valorProposto')} className={estilo.proposto}>
              {campo.campo === CAMPO_DA_FICHA ? (
                campo.decisao === null ? (
                  <FichaPedida protocoloId={protocoloId} />
                ) : (
                  <span className={estilo.vazio}>{t('fichaApagada')}</span>
                )
              ) : campo.arquivoId === null ? (
                ler(campo, campo.valorProposto)
              ) : (
                <VerAnexo
                  protocoloId={protocoloId}
                  arquivoId={campo.arquivoId}
                  nome={typeof campo.valorProposto === 'string' ? campo.valorProposto : ''}
                  rotulo={t('verDocumento')}
                />
              )}
            </td>
            <td>{ultima(campo)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The fields of a request that is closed, or that the reader may not decide. */
export function TabelaDecidida({ protocolo }: { protocolo: ProtocoloNaTela }) {
  const t = useTextos(textosRh);
  return (
    <Comparacao
      protocoloId={protocolo.id}
      campos={protocolo.campos}
      ultima={({ decisao, motivoRecusa }) =>
        decisao !== null && (
          <>
            <Etiqueta tom={decisao === 'aceito' ? 'sucesso' : 'perigo'}>{t(decisao)}</Etiqueta>
            {motivoRecusa !== null && <p className="suave">{motivoRecusa}</p>}
          </>
        )
      }
    />
  );
}

/** One decision a field: what is accepted goes into the registration at once, what is refused says why. */
export function DecisaoDoProtocolo({ protocolo }: { protocolo: ProtocoloNaTela }) {
  const t = useTextos(textosRh);
  const { idioma } = useIdioma();
  const [decisoes, setDecisoes] = useState<Readonly<Record<string, Decisao>>>({});
  const [parecer, setParecer] = useState('');
  const [mostrarFaltas, setMostrarFaltas] = useState(false);
  const decidir = useComando(protocolosApi.decidirProtocolo, {
    invalida: [protocolosApi.listarProtocolos, protocolosApi.obterProtocolo, protocolosApi.historicoDoProtocolo],
  });
  const de = (campo: string): Decisao => decisoes[campo] ?? { aceito: null, motivoRecusa: '' };
  const mudar = (campo: string, parte: Partial<Decisao>): void =>
    setDecisoes((atuais) => ({ ...atuais, [campo]: { ...de(campo), ...parte } }));
  const nomes = protocolo.campos.map(({ campo }) => campo);
  const faltam = nomes.filter((campo) => de(campo).aceito === null || (de(campo).aceito === false && de(campo).motivoRecusa.trim() === ''));

  const salvar = async (): Promise<void> => {
    setMostrarFaltas(true);
    if (faltam.length > 0) {
      document.getElementById(`decisao-${faltam[0]}`)?.querySelector<HTMLElement>('input')?.focus();
      return;
    }
    const aceitos = nomes.filter((campo) => de(campo).aceito === true);
    const consequencia = t('decidirConsequencia', { n: aceitos.length });
    if (
      !(await confirmar({
        titulo: `${t('decidir')}: ${protocolo.numero}`,
        texto: protocolo.pessoaNome,
        consequencia,
        rotuloConfirmar: t('confirmarDecisao'),
      }))
    )
      return;
    const campos = nomes.map((campo) => ({
      campo,
      aceito: de(campo).aceito === true,
      motivoRecusa: de(campo).aceito ? null : de(campo).motivoRecusa,
    }));
    try {
      await decidir.mutateAsync({ params: { id: protocolo.id }, body: { versao: protocolo.versao, parecer, campos } });
      avisar.sucesso(t('decidido', { numero: protocolo.numero }));
    } catch (erro) {
      avisar.erro(erro);
      // The registration or the request changed meanwhile: the table shows how it is now, and what was decided stays.
      if (erro instanceof ErroApi && erro.status === 409) await invalidar(protocolosApi.obterProtocolo);
    }
  };

  const decidido = (): boolean => !decidir.isPending && (parecer.trim() !== '' || Object.keys(decisoes).length > 0);
  useGuarda(ID, decidido, { ativa: true, desligada: false });
  const salvarPeloTeclado = (): void => {
    // A question over this window is answered first.
    if (janelasAbertas.ler().at(-1)?.contains(document.getElementById(ID))) void salvar();
  };
  useAtalho('mod+enter', salvarPeloTeclado, { descricao: t('confirmarDecisao'), emCampos: true });

  return (
    <div id={ID}>
      <Comparacao
        protocoloId={protocolo.id}
        campos={protocolo.campos}
        ultima={({ campo }) => (
          <fieldset id={`decisao-${campo}`} className={estilo.decisao}>
            <legend className="so-leitor">{t('escolhaDecisao', { campo: rotuloDoCampo(campo, idioma) })}</legend>
            <Radio
              name={`decisao-${campo}`}
              label={t('aceitar')}
              checked={de(campo).aceito === true}
              onChange={() => mudar(campo, { aceito: true })}
            />
            <Radio
              name={`decisao-${campo}`}
              label={t('recusar')}
              checked={de(campo).aceito === false}
              onChange={() => mudar(campo, { aceito: false })}
            />
            {de(campo).aceito === false && (
              <TextInput
                aria-label={`${t('motivoRecusa')}: ${rotuloDoCampo(campo, idioma)}`}
                placeholder={t('motivoRecusa')}
                maxLength={300}
                value={de(campo).motivoRecusa}
                error={mostrarFaltas && de(campo).motivoRecusa.trim() === '' ? t('motivoRecusa') : null}
                onChange={(evento) => mudar(campo, { motivoRecusa: evento.currentTarget.value })}
              />
            )}
          </fieldset>
        )}
      />
      <div className={estilo.bloco}>
        <Textarea
          label={t('parecer')}
          autosize
          minRows={2}
          maxLength={500}
          value={parecer}
          onChange={(evento) => setParecer(evento.currentTarget.value)}
        />
        <div className={estilo.acoes}>
          <Button loading={decidir.isPending} onClick={() => void salvar()}>
            {t('confirmarDecisao')}
          </Button>
          <Button
            variant="default"
            onClick={() =>
              setDecisoes(
                Object.fromEntries(
                  protocolo.campos.filter(({ mudou }) => !mudou).map(({ campo }) => [campo, { aceito: true, motivoRecusa: '' }]),
                ),
              )
            }
          >
            {t('aceitarTodos')}
          </Button>
          <span role="status" className="suave">
            {mostrarFaltas && faltam.length > 0 ? t('faltaDecidir', { n: faltam.length }) : ''}
          </span>
        </div>
      </div>
    </div>
  );
}
