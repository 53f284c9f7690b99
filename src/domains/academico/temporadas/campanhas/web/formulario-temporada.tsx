import { useState } from 'react';
import { Escolha, useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { tiposDeDocumento } from '#domains/rh/documentos.ts';
import { rotuloDoCampo } from '#domains/rh/texts-campos.ts';
import {
  CampoData,
  CampoMarcar,
  camposDe,
  CampoTexto,
  CampoTextoLongo,
  EmColunas,
  FormularioDeRegistro,
} from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { registroDeTemporadasApi as api } from '../api.ts';
import { edicaoTemporada, novaTemporada } from '../esquemas.ts';
import { textosTemporada } from '../texts.ts';
import { camposDaTemporada, isSoDoAluno } from '../../campos-da-temporada.ts';
import { AcoesDaTemporada } from './acoes-da-temporada.tsx';
import { Marcas } from './marcas.tsx';
import estilo from './temporadas.module.css';

const campo = camposDe<typeof novaTemporada>();

/** A season: what is asked, of whom and when; and what is done with it. */
export default function FormularioTemporada({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosTemporada);
  const { idioma } = useIdioma();
  const { anos, anoLetivoAtualId } = useAnosLetivos();
  const [anoEscolhido, setAnoEscolhido] = useState(registro?.anoLetivoId ?? null);
  const anoId = anoEscolhido ?? anoDeInicio(anos, anoLetivoAtualId);
  const { turmas } = useOpcoesEstrutura(anoId ?? undefined);
  // What families got stays as they got it: of an open season only the last day is another.
  const desabilitado = registro?.situacao === 'aberta';
  return (
    <>
      {registro && <AcoesDaTemporada temporada={registro} />}
      <FormularioDeRegistro
        {...formulario}
        somenteLeitura={formulario.somenteLeitura || registro?.situacao === 'encerrada'}
        novo={{
          esquema: novaTemporada,
          valores: {
            nome: '',
            dataInicio: '',
            dataFim: '',
            mensagem: '',
            turmaIds: [],
            campos: [...camposDaTemporada],
            documentos: [],
            fichaSaude: false,
          },
          enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
        }}
        edicao={
          registro && {
            esquema: edicaoTemporada,
            valores: {
              id: registro.id,
              versao: registro.versao,
              nome: registro.nome,
              dataInicio: registro.dataInicio,
              dataFim: registro.dataFim,
              mensagem: registro.mensagem,
              turmaIds: registro.turmaIds,
              campos: registro.campos,
              documentos: registro.documentos,
              fichaSaude: registro.fichaSaude,
            },
            enviar: (body) => chamar(api.editar, { body }),
          }
        }
      >
        <EmColunas>
          <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={6} maximo={100} autoFoco={!desabilitado} {...{ desabilitado }} />
          <CampoData nome={campo('dataInicio')} rotulo={t('inicio')} colunas={3} {...{ desabilitado }} />
          <CampoData
            nome={campo('dataFim')}
            rotulo={t('fim')}
            colunas={3}
            autoFoco={desabilitado}
            {...(desabilitado ? { dica: t('fimDica') } : {})}
          />
          <CampoTextoLongo nome={campo('mensagem')} rotulo={t('mensagem')} colunas={12} maximo={1000} linhas={3} {...{ desabilitado }} />
          <div className={estilo.ano}>
            <Escolha
              rotulo={t('anoLetivo')}
              valor={anoId}
              opcoes={anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) }))}
              aoMudar={setAnoEscolhido}
            />
          </div>
          <Marcas
            nome={campo('turmaIds')}
            {...{ desabilitado }}
            rotulo={t('turmas')}
            colunas={12}
            opcoes={turmas.map(({ id, nome }) => ({ valor: id, rotulo: nome }))}
          />
          <Marcas
            nome={campo('campos')}
            {...{ desabilitado }}
            rotulo={t('campos')}
            colunas={12}
            opcoes={camposDaTemporada.map((nome) => ({ valor: nome, rotulo: rotuloDoCampo(nome, idioma) }))}
          />
          <Marcas
            nome={campo('documentos')}
            {...{ desabilitado }}
            rotulo={t('documentos')}
            colunas={12}
            opcoes={tiposDeDocumento.map((opcao) => ({
              valor: opcao.valor,
              rotulo: isSoDoAluno(opcao.valor) ? t('soDoAluno', { documento: opcao[idioma] }) : opcao[idioma],
            }))}
          />
          <CampoMarcar nome={campo('fichaSaude')} rotulo={t('fichaSaude')} dica={t('fichaSaudeDica')} colunas={12} {...{ desabilitado }} />
        </EmColunas>
      </FormularioDeRegistro>
    </>
  );
}

/** From November on families are asked for the year that comes, where it is there already. */
function anoDeInicio(anos: readonly { id: number; ano: number }[], atualId: number | null): number | null {
  const atual = anos.find(({ id }) => id === atualId);
  const seguinte = anos.find(({ ano }) => ano === (atual?.ano ?? 0) + 1);
  return hojeNaEscola().slice(5, 7) >= '11' && seguinte ? seguinte.id : atualId;
}
