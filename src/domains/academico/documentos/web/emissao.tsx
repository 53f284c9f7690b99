import { useState } from 'react';
import { BotaoFechar } from '#platform/web/janelas/botao-fechar.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { BotaoSalvar, CampoData, camposDe, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { documentosApi as api } from '../api.ts';
import { esquemaEmissao } from '../esquemas.ts';
import { textosDocumentos } from '../texts.ts';
import { type TipoDocumento, tiposDocumento } from '../tipos.ts';
import { FrequenciaApurada } from './frequencia-apurada.tsx';

const campo = camposDe<typeof esquemaEmissao>();

const ID = 'emissao-de-documento';
type Emitido = { id: number; numero: string };
type Props = { matriculaId: number; tipo: TipoDocumento; desde: string; aoFechar: () => void };

/** Asks what the paper needs, issues it, and shows it ready to print. */
export default function Emissao({ matriculaId, tipo, desde, aoFechar }: Props) {
  const t = useTextos(textosDocumentos);
  const { idioma } = useIdioma();
  const [hoje] = useState(hojeNaEscola);
  const [emitido, setEmitido] = useState<Emitido | null>(null);
  const nome = rotuloDe(tiposDocumento, tipo, idioma);
  if (emitido) {
    return (
      <PreviaDocumento
        aberta
        aoFechar={aoFechar}
        titulo={`${nome} ${emitido.numero}`}
        endpoint={api.imprimirDocumento}
        entrada={{ params: { id: emitido.id } }}
        nomePadrao={`${tipo}-${emitido.numero}.pdf`}
      />
    );
  }
  const comFrequencia = tipo === 'declaracao_frequencia';
  return (
    <Janela
      aberta
      titulo={nome}
      aoFechar={aoFechar}
      rodape={
        <>
          <BotaoFechar>{t('voltar')}</BotaoFechar>
          <BotaoSalvar formulario={ID} rotulo={t('emitir')} />
        </>
      }
    >
      <p className="consequencia">{t('oQueAcontece')}</p>
      <Formulario
        id={ID}
        esquema={esquemaEmissao}
        valoresIniciais={{
          matriculaId,
          tipo,
          finalidade: '',
          frequencia: comFrequencia ? { de: desde, ate: hoje, percentual: null } : null,
        }}
        guarda={false}
        aoSalvar={(_, body, chaveIdempotencia) => chamar(api.emitirDocumento, { body }, { chaveIdempotencia })}
        aposSalvar={(resposta) => {
          const feito = resposta as Emitido;
          void invalidar(api.listarDocumentos);
          avisar.sucesso(t('emitido', { tipo: nome, numero: feito.numero }));
          setEmitido(feito);
        }}
      >
        <EmColunas>
          {comFrequencia && (
            <>
              <CampoData nome={campo('frequencia.de')} rotulo={t('frequenciaDe')} maxima={hoje} colunas={4} obrigatorio />
              <CampoData nome={campo('frequencia.ate')} rotulo={t('frequenciaAte')} maxima={hoje} colunas={4} obrigatorio />
              <FrequenciaApurada matriculaId={matriculaId} />
            </>
          )}
          <CampoTexto nome={campo('finalidade')} rotulo={t('finalidade')} dica={t('exemploFinalidade')} maximo={200} colunas={12} />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}
