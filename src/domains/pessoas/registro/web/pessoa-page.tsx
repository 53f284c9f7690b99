import { Button } from '@mantine/core';
import { chamar } from '#platform/web/rede/api.ts';
import { clienteDeConsultas, envelhecer, invalidar, useRegistro } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useIrPara, useParametros } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { pessoasApi } from '../api.ts';
import { fotosApi } from '#domains/pessoas/fotos/api.ts';
import type { PessoaSaida } from '#domains/pessoas/respostas.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { FormularioEdicaoPessoa } from './formulario-pessoa.tsx';
import { chaveDaMiniatura } from '#domains/pessoas/fotos/web/door.tsx';
import { ImprimirFicha } from './imprimir-ficha.tsx';
import { ResumoDaPessoa } from './resumo-da-pessoa.tsx';

/** The record of a person. */
export default function PessoaPage() {
  const { id = '' } = useParametros();
  const consulta = useRegistro(pessoasApi.obterPessoa, { params: { id } });
  return (
    <PaginaDoRegistro consulta={consulta} linhas={10}>
      {(pessoa) => <Registro key={pessoa.id} pessoa={pessoa} />}
    </PaginaDoRegistro>
  );
}

function Registro({ pessoa }: { pessoa: PessoaSaida }) {
  const t = useTextos(textosPessoas);
  const irPara = useIrPara();
  const { pode } = useSessao();
  const aoSalvar = async (): Promise<void> => {
    avisar.sucesso(t('pessoaSalva', { nome: pessoa.nomeCompleto }));
    const lidas = [
      envelhecer('Pessoa/obter-pessoas-paginado'),
      ...[pessoasApi.obterPessoa, pessoasApi.verHistorico, fotosApi.recuperarFoto].map(invalidar),
    ];
    await Promise.all([...lidas, clienteDeConsultas.invalidateQueries({ queryKey: chaveDaMiniatura(pessoa.id) })]);
  };
  const excluir = async (): Promise<void> => {
    const pergunta = {
      titulo: t('confirmaExcluir', { nome: pessoa.nomeCompleto }),
      texto: t('excluirTexto'),
      consequencia: t('excluirConsequencia'),
    };
    if (!(await confirmar({ ...pergunta, rotuloConfirmar: t('excluir'), perigo: true }))) return;
    try {
      await chamar(pessoasApi.excluirPessoa, { params: { id: pessoa.id } });
      avisar.sucesso(t('excluida'));
      await envelhecer('Pessoa/obter-pessoas-paginado');
      await irPara('pessoas');
    } catch (erro) {
      avisar.erro(erro);
    }
  };
  const acoes = (
    <>
      {pode('pessoas', 'excluir') && (
        <Button variant="default" onClick={() => void excluir()}>
          {t('excluir')}
        </Button>
      )}
      <ImprimirFicha pessoa={pessoa} />
      <BotaoSalvar />
    </>
  );
  return (
    <Pagina
      titulo={pessoa.nomeCompleto}
      situacao={pessoa.dataFalecimento !== null && <Etiqueta>{t('falecida')}</Etiqueta>}
      acoes={acoes}
      resumo={<ResumoDaPessoa pessoa={pessoa} />}
    >
      {pessoa.matriculasEmCurso.length > 0 && (
        <p className="consequencia" role="status">
          {t('falecidaComMatricula')}{' '}
          {pessoa.matriculasEmCurso.map(({ id, codigo }) =>
            pode('matriculas', 'visualizar') ? (
              <Elo key={id} tela="visualizar-matricula" params={{ id }}>
                {codigo}{' '}
              </Elo>
            ) : (
              <span key={id}>{codigo} </span>
            ),
          )}
        </p>
      )}
      <FormularioEdicaoPessoa pessoa={pessoa} aoSalvar={() => void aoSalvar()} />
    </Pagina>
  );
}
